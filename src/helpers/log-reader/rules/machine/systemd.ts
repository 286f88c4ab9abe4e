import { joinInOrder, nameGroup } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

const LOOK = '“journalctl -u NAME -n 100 --no-pager”';
const RELOAD = 'then run “systemctl daemon-reload” and start the service again';

/** What systemd, which starts services on most Linux systems, says of a service that failed. */
export const systemdRules: readonly Rule[] = [
  {
    id: 'systemd-no-program',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['203/EXEC', 'Failed at step EXEC', 'ocate executable '],
    patterns: [
      /Failed at step EXEC spawning (?<file>[^\s:]{1,160}): (?<what>[^\n]{1,60}?)\s*$/,
      /[Ll]ocate executable ['"]?(?<file>[^\s'":]{1,160})['"]?: (?<what>[^\n]{1,60}?)\s*$/,
      /ExecStart(?:Pre)?=(?<file>[^\s(]{1,160})[^\n]{0,400}status=203\/EXEC[^\n]{0,20}$/,
      /^(?![^]{0,1200}(?:203\/EXEC|step EXEC|locate executable)[^\n]{0,200}\n)[^]{0,1200}status=203\/EXEC[^\n]{0,20}$/,
    ],
    title: 'systemd cannot run the program of the service ({file}) ({what}).',
    cause:
      'The file behind “ExecStart=” is not there or not allowed to be executed, or it is a script without a first line such as “#!/bin/bash” (or with line ends of Windows). “Exec format error” means the same for scripts; for a program it is one for another processor.',
    fix: 'Look at the file with “ls -l”. Correct its whole path in the unit file, make it executable (chmod +x FILE), and give a script its first line. On Fedora, Rocky or Alma Linux a program in a home folder is not allowed: put it into /opt or /usr/local/bin. If you changed the unit file, run “systemctl daemon-reload” first; then start the service again.',
  },
  {
    id: 'systemd-user-missing',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['217/USER', '216/GROUP', 'Failed at step USER', 'Failed at step GROUP'],
    patterns: [
      /^(?![^]{0,1200}(?:21[67]\/(?:USER|GROUP)|step (?:USER|GROUP))[^\n]{0,200}\n)[^]{0,1200}(?:status=21[67]\/|at step )(?<what>USER|GROUP)\b[^\n]{0,200}$/,
    ],
    title:
      'The service does not start: the user or group in its unit file does not exist ({what}).',
    cause:
      'systemd runs the service as the user behind “User=” (and the group behind “Group=”), and this machine does not have it. The program itself has not run yet.',
    fix: `Look at the unit file (“systemctl cat NAME”). Correct the name behind User= and Group=, or make that user (“useradd -r -s /usr/sbin/nologin NAME”) and give the program’s folder to it; ${RELOAD}.`,
  },
  {
    id: 'systemd-folder',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['200/CHDIR', 'Failed at step CHDIR'],
    patterns: [
      /Changing to the requested working directory failed: (?<what>[^\n]{1,60})/,
      /^(?![^]{0,1200}(?:200\/CHDIR|step CHDIR|working directory failed)[^\n]{0,200}\n)[^]{0,1200}(?:status=200\/CHDIR|at step CHDIR)[^\n]{0,200}$/,
    ],
    title: 'The service does not start: systemd cannot go into its folder ({what}).',
    cause:
      'The folder behind “WorkingDirectory=” in the unit file is not there, or the user of the service may not enter it. The program itself has not run yet.',
    fix: `Look at the unit file (“systemctl cat NAME”). Make the folder or correct its name, and give it to the user behind User=; ${RELOAD}.`,
  },
  {
    id: 'systemd-namespace',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['226/NAMESPACE', 'set up mount namespacing'],
    patterns: [
      /set up mount namespacing: (?<file>\/[^\s:]{1,160}): (?<what>[^\n]{1,60}?)\s*$/,
      /^(?![^]{0,1200}(?:226\/NAMESPACE|mount namespacing)[^\n]{0,200}\n)[^]{0,1200}status=226\/NAMESPACE[^\n]{0,20}$/,
    ],
    title: 'The service does not start: systemd cannot set up its shielded folders ({file}).',
    cause:
      'The unit file limits what the service may see (ReadWritePaths=, PrivateTmp=, ProtectSystem= and the like). A folder that it names is not there, or this machine (often a container: LXC, OpenVZ) does not allow such limits.',
    fix: `Make the folder that the line names. If there is none, or in a container, take these lines out with “systemctl edit NAME”, for example [Service] and PrivateTmp=false below it (on Proxmox switch on “nesting” for the container instead); ${RELOAD}.`,
  },
  {
    id: 'systemd-unit-broken',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'path is not absolute: ',
      'bad unit file setting',
      'Neither a valid executable name',
      'lacks both ExecStart',
      'Assignment outside of section',
      'Unbalanced quoting, ignoring',
    ],
    patterns: [
      joinInOrder([
        /(?<file>[\w@./-]{1,120}\.service):(?<at>\d{1,5}): /,
        nameGroup('what', [
          [
            /Executable path is not absolute|Neither a valid executable name/,
            /Assignment outside of section|Unbalanced quoting/,
          ],
          /[^\n]{0,160}/,
        ]),
      ]),
      /(?<file>[\w@.-]{1,80}\.service)(?::| has a) (?<what>bad unit file setting|Service lacks both ExecStart[^\n]{0,80})/,
    ],
    title: 'The unit file {file} has a fault (line {at}): {what}',
    cause:
      'systemd does not take the file. The program behind ExecStart= must be given with its whole path (/usr/bin/…); variables and commands of a shell such as $(…), && or ~ do not work there.',
    fix: `Open it with “systemctl edit --full NAME” and correct the line; “systemd-analyze verify FILE” names the fault. What needs a shell goes into a script of its own, or behind ExecStart=/bin/bash -c '…'; ${RELOAD}.`,
  },
  {
    id: 'systemd-unit-missing',
    software: ANYWHERE,
    literals: ['.service not found', '.service could not be found', '.service does not exist'],
    patterns: [
      /Unit (?:file )?(?<name>[\w@.-]{1,80}\.service) (?:not found|could not be found|does not exist)/,
    ],
    title: 'There is no service {name} on this machine.',
    cause:
      'It is spelt differently, the program is not installed, or its unit file is not in /etc/systemd/system.',
    fix: 'Search for its name: “systemctl list-unit-files | grep -i PART”. If it is not there, install the program, or put the unit file into /etc/systemd/system and run “systemctl daemon-reload”.',
  },
  {
    id: 'systemd-masked',
    effect: 'ends',
    software: ANYWHERE,
    literals: [' is masked.'],
    patterns: [/Unit (?:file )?(?<name>[\w@.-]{1,80}\.(?:service|socket)) is masked/],
    title: 'The service {name} is locked (“masked”), so nothing can start it.',
    cause: 'Somebody, or the removal of a package, has forbidden its start.',
    fix: 'Run “systemctl unmask {name}” and start it. If it stays masked, an empty file with its name lies in /etc/systemd/system: delete that and run “systemctl daemon-reload”.',
  },
  {
    id: 'systemd-not-there',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'System has not been booted with systemd',
      'Failed to connect to bus: No such file',
      'Failed to connect to bus: No medium found',
      'Failed to connect to bus: Host is down',
    ],
    patterns: [
      /System has not been booted with systemd|Failed to connect to bus: (?:No such file|No medium found|Host is down)/,
    ],
    title: 'systemctl does not reach systemd here.',
    cause:
      'In a container and in WSL without systemd there is none. On a normal machine the command was run without sudo, or (with --user) for a user who has not logged in.',
    fix: 'On a normal machine write sudo in front; for “systemctl --user” log in as that user itself, or run “loginctl enable-linger USER” once. In a container start the program directly. In WSL write [boot] and systemd=true into /etc/wsl.conf and run “wsl --shutdown” on Windows.',
  },
  {
    id: 'systemd-stop-timeout',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ["State '", ': Stopping timed out'],
    patterns: [
      /(?<name>[\w@.-]{1,80}\.service): State '(?:stop-|final-)?sig(?:term|kill)' timed out/,
      /(?<name>[\w@.-]{1,80}\.service): Stopping timed out/,
    ],
    title: 'The service {name} did not end in time, so systemd killed it.',
    cause:
      'It was told to stop and took longer than it may (90 seconds if nothing else is set): it saved a large world, or hung. What it had not saved is lost.',
    fix: 'Run “systemctl edit NAME” and write [Service] with TimeoutStopSec=300 below it. If the program has a command of its own for stopping (such as “stop” in its console), let ExecStop= send that.',
  },
  {
    id: 'systemd-start-timeout',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['start operation timed out', "failed with result 'timeout'", "result 'timeout'"],
    patterns: [/(?<name>[\w@.-]{1,80}\.service): start operation timed out/],
    title: 'The service {name} was stopped because its start took too long.',
    cause:
      'systemd waits for a sign that the program is ready. With Type=forking or Type=notify in the unit file it never comes from a program that does not give it; else the start was really too slow (90 seconds if nothing else is set).',
    fix: `If the program runs in the foreground, write Type=simple into the unit file (“systemctl edit --full NAME”). If it only needs longer, write TimeoutStartSec=600; ${RELOAD}.`,
  },
  {
    id: 'systemd-out-of-memory',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Killed process ', "result 'oom-kill'", 'Result: oom-kill', 'by the OOM killer'],
    patterns: [
      /[Oo]ut of memory: Kill(?:ed)? process \d{1,8} \((?<name>[^)\n]{1,40})\)/,
      /(?<name>[\w@.-]{1,80}\.service): (?:Failed with result 'oom-kill'|A process of this unit has been killed by the OOM killer)/,
      /result 'oom-kill'|Result: oom-kill|by the OOM killer/,
    ],
    title: 'The machine ran out of memory, and the system killed {name}.',
    cause:
      'All programs together wanted more than there is (or than the limit of this service or container allows). The system ends the one that uses most; it did nothing wrong itself.',
    fix: 'Look at “free -h”. Give the program less (with Java a lower -Xmx), stop others, add swap, or take a machine or plan with more memory. A line MemoryMax= in the unit file is a limit, too.',
    guide: { route: '/extras/swap' },
  },
  {
    id: 'systemd-too-often',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['tart request repeated too quickly'],
    patterns: [/(?:(?<name>[\w@.-]{1,80}\.service): )?[Ss]tart request repeated too quickly/],
    title: 'systemd gave up on the service ({name}): it failed several times in a row.',
    cause: 'This line only says so. The reason is further up, from the program itself.',
    fix: `Read what the program wrote: ${LOOK}. Mend that, then run “systemctl reset-failed NAME” and start it again.`,
  },
  {
    id: 'systemd-ended',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['rocess exited, code=', 'code=exited, status=', 'code=killed, ', 'code=dumped, '],
    patterns: [
      joinInOrder([
        /(?<name>[\w@.-]{1,80}\.service): (?:Main|Control) process exited, /,
        /code=(?:exited|killed|dumped), status=/,
        nameGroup('code', [
          // Not a stop as asked for, and not 200 to 243: there systemd could not start it.
          /(?!0\/|15\/TERM|2(?:0[0-9]|1[0-9]|2[0-9]|3[0-9]|4[0-3])\/)/,
          /\d{1,3}\/\w{1,20}/,
        ]),
      ]),
      /\(code=(?:exited|killed|dumped), (?:status|signal)=(?<code>(?!0\/|TERM|SUCCESS|2(?:0[0-9]|1[0-9]|2[0-9]|3[0-9]|4[0-3])\/)\w{1,8}(?:\/\w{1,20})?)\)/,
    ],
    title: 'The service ended with an error ({code}); systemd only says that it did.',
    cause:
      'The reason is in what the program itself wrote before. 9/KILL: killed from outside, usually for want of memory. 6/ABRT, 11/SEGV: it crashed. 1/FAILURE, 2/INVALIDARGUMENT: it stopped itself, usually because of a setting or a file.',
    fix: `Read the lines before its end: ${LOOK}, and the program’s own log file. Paste those here.`,
  },
];
