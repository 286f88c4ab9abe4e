import { ANYWHERE, type Rule } from '../rule';

/** Limits of the system that a program of any kind ran into. */
export const systemLimitRules: readonly Rule[] = [
  {
    id: 'open-files-limit',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['EMFILE', 'ENFILE', 'too many open files'],
    patterns: [/\b(?<what>EMFILE|ENFILE)\b/, /(?<what>too many open files)/],
    title: 'The program may not open any more files or connections ({what}).',
    cause:
      'Each open file and connection counts. The limit is low (often 1024), or the program does not close what it opened.',
    fix: 'Restart it: if it comes back slowly, the program keeps files open; update it. Raise the limit: LimitNOFILE=65536 in the unit file, “ulimit -n 65536” in the start script, or “--ulimit nofile=65536:65536” for a container. ENFILE is the limit of the whole machine (sysctl fs.file-max).',
  },
  {
    id: 'program-memory-refused',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [' ENOMEM'],
    patterns: [/\b(?<what>(?:spawn|fork|mmap|read|write)\w{0,6} ENOMEM)\b/],
    title: 'The system has no memory left for the program ({what}).',
    cause:
      'The memory of the machine or of the container is full. To start another program (spawn, fork) the system wants room for a copy of this one.',
    fix: 'Look at “free -m”: stop what needs much, or take a larger plan. On a machine of your own add swap. If it fills up over hours, the program leaks memory: update it and restart it daily until then.',
  },
];
