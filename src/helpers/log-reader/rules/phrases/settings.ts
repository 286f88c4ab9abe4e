/** Patterns for `machine/general-errors.ts`: what programs of any kind say about settings. */
import { joinInOrder, nameGroup, refuseNext } from '../../../../lib/join-patterns';

/** `lamp.yml: yaml: line 12: mapping values are not allowed here`. */
export const YAML_FAULT = joinInOrder([
  /(?:(?<file>[\w./-]{1,120}\.ya?ml)[^\n]{0,80})?\byaml: (?:line (?<at>\d{1,6}): )?/,
  nameGroup('what', [
    [
      /mapping values|did not find|found (?:character|unknown|unexpected)|could not find/,
      /cannot unmarshal|unmarshal errors|block (?:sequence|mapping)|control characters/,
      /unknown anchor/,
    ],
    /[^\n]{0,120}/,
  ]),
]);
/** `Value of "lamp" is required`. */
export const SETTING_REFUSED = joinInOrder([
  /(?:Value of|Param|Property|Field|Key|Setting|Option) "(?<name>[^"\n]{1,120})" /,
  nameGroup('what', [
    [
      /does not match|is not allowed|has an incorrect type/,
      /is required|must be|is invalid|is missing/,
    ],
    /[^\n]{0,200}/,
  ]),
  /$/,
]);
/** `Environment variable LAMP_KEY is not set`. */
export const NAMED_AS_VARIABLE = joinInOrder([
  /[Ee]nvironment variable:? ['"`$]{0,2}(?<name>[A-Z][A-Z0-9_]{2,60})['"`]? /,
  /(?:(?:is|was) )?(?:not (?:set|defined|found|provided|specified)|required|missing|empty|must be)/,
]);
/** `LAMP_KEY is not set`; not `LAMP_KEY is not set, using the default`. */
export const VARIABLE_NOT_SET = joinInOrder([
  /(?:^|[\s"'`$([])/,
  /(?<name>(?!XDG_|LD_|SDL_|LC_)[A-Z][A-Z0-9]{1,20}(?:_[A-Z0-9]{1,20}){1,6})/,
  /['"`)\]]{0,2} (?:environment variable )?(?:(?:is|was) )?/,
  [
    /not (?:set|defined|provided|specified)|required\b/,
    /must (?:be|not be) (?:set|provided|specified|defined|empty)/,
  ],
  refuseNext([/[^\n]{0,60}/, [/[Dd]efault|blank string|using|ignor|skip/]]),
]);
