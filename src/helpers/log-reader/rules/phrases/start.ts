/** Patterns for `machine/start.ts`: how the start of a program fails. */
import { allowNext, joinInOrder, nameGroup } from '../../../../lib/join-patterns';

/** `[mc-image-helper] ERROR : 'find' command failed: no access`, or the reason in the line below. */
export const IMAGE_HELPER_FAILED = joinInOrder([
  /\[mc-image-helper\] [^\n]{0,40}ERROR ?: '(?<command>[\w-]{1,60})' command failed/,
  allowNext([
    [
      /: (?<what>[^\n]{1,160})/,
      joinInOrder([
        /[^\n]{0,80}\n[^\n]{0,80}?/,
        /(?:[\w$]{1,60}\.){2,8}\w{1,60}Exception: (?<words>[^\n]{1,160})/,
      ]),
    ],
  ]),
]);
/** `start.sh: line 12: unexpected EOF`; not `start.sh: line 12: done`. */
export const SCRIPT_FAULT = joinInOrder([
  /(?:^|[\s|/])(?<file>[\w.-]{1,80}): (?:eval: )?line (?<at>\d{1,5}): /,
  nameGroup('what', [
    [
      /syntax error[^\n]{0,80}|unexpected EOF[^\n]{0,60}/,
      /conditional binary operator expected|[\w{}]{1,60}: unbound variable/,
    ],
  ]),
]);
/** `bind host port for 192.0.2.1:25565: cannot assign requested address`. */
export const ADDRESS_OF_OTHERS = joinInOrder([
  /(?:bind host port for|userland proxy: listen (?:tcp|udp)[46]?) /,
  /(?<address>\[[^\]\n]{1,45}\]|[\d.]{7,15}):(?<port>\d{1,5})\b/,
  /[^\n]{0,120}cannot assign requested address/,
]);
/** `exec: lamp: not found`, `line 12: ./lamp: No such file or directory`; not `exec: lamp.log: not found`. */
export const START_FILE_MISSING = joinInOrder([
  /(?:^|[\s|:])(?:line \d{1,5}: |failed to run command ['‘"]?|exec: |exec )["'‘]?/,
  /(?![^\s:]{1,160}(?:\.log|\/proton): )(?<file>[\w./$@{}[\]-]{1,160}?)/,
  /["'’]?:? (?:No such file or directory|not found)/,
]);
/** The panel’s list of possible reasons, up to a start command that begins with `java`. */
export const NO_JAVA_FOR_MCSMANAGER = joinInOrder([
  /process startup failed\. The possible reasons are:/,
  /[^]{0,500}?\black of Java environment\b/,
  /[^]{0,200}?\bStart command:\s{0,8}\n?[^\S\n]{0,8}(?:java|javaw)(?:\.exe)? /,
]);
