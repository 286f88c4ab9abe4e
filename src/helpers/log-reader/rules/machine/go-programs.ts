import { ANYWHERE, type Rule } from '../rule';

/** What programs written in Go print, whatever they are for. */
export const goProgramRules: readonly Rule[] = [
  {
    id: 'address-without-scheme',
    software: ANYWHERE,
    literals: ['unsupported protocol scheme'],
    patterns: [
      /\b(?:Get|Head|Post|Put|Patch|Delete) "(?!\/api\/remote)(?<address>[^"\n]{0,200})": unsupported protocol scheme/,
    ],
    title: 'An address in the settings of the program is incomplete: “{address}”.',
    cause: 'It is empty, or http:// or https:// is not in front of it.',
    fix: 'Write it whole, with https://, into the settings or the variable that it comes from, and restart.',
  },
];
