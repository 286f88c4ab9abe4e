/** What findings can tell about each other. Sorting asks for roles; only this file knows rules by name. */
import type { LogFindingDraft } from './findings';

export type Role =
  /** Only suspects whom it names; with a subject, the error came up in its own code. */
  | 'suspicion'
  /** The program crashed, and the trace leads through somebody’s code. */
  | 'crash'
  /** The program crashed, and nothing says whose fault it is. */
  | 'nameless-crash'
  /** Says why, whoever is concerned. */
  | 'proof'
  /** Says at what the server worked, where anybody’s error can have come up. */
  | 'tick'
  /** A mod for players is on the server. */
  | 'client-mod'
  /** The watchdog ended a server that hung. */
  | 'hang'
  /** A file cannot be read, perhaps because of the one that reads it. */
  | 'unreadable-file'
  /** A database cannot be reached. */
  | 'no-database'
  /** A database answered, which says more than that it cannot be reached. */
  | 'answer-of-database'
  /** Mixin could not change a class. */
  | 'mixin'
  /** The loader cannot read this Java. */
  | 'java-too-new';

/** Roles of all rules of a topic, the first word of their ids. */
const ROLES_BY_TOPIC: Readonly<Record<string, readonly Role[]>> = {
  chunk: ['tick'],
  database: ['proof', 'answer-of-database'],
  mixin: ['mixin'],
  ticking: ['tick'],
};

/** Roles of single rules, in place of those of their topic. */
const ROLES_BY_RULE: Readonly<Record<string, readonly Role[]>> = {
  'client-mod-on-server': ['client-mod'],
  'config-json': ['unreadable-file'],
  'database-storage': ['answer-of-database'],
  'database-unreachable': ['proof', 'no-database'],
  'java-too-new-for-loader': ['java-too-new'],
  'level-dat-damaged': ['proof'],
  'server-hung': ['hang'],
};

const NO_ROLES: readonly Role[] = [];

/** The roles of what a rule finds. */
export function getRolesOfRule(id: string): readonly Role[] {
  const topic = id.split('-')[0] as string;
  return ROLES_BY_RULE[id] ?? ROLES_BY_TOPIC[topic] ?? NO_ROLES;
}

export const hasRole = ({ roles }: LogFindingDraft, role: Role): boolean =>
  roles?.includes(role) === true;
