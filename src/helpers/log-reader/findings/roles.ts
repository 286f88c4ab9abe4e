/** What findings can tell about each other: sorting and blaming ask for roles, not for rules. */
import type { RuleRole } from '../rules/rule';
import type { LogFindingDraft } from './findings';

export type Role =
  | RuleRole
  /** Only suspects whom it names; with a subject, the error came up in its own code. */
  | 'suspicion'
  /** The program crashed, and the trace leads through somebody’s code. */
  | 'crash'
  /** The program crashed, and nothing says whose fault it is. */
  | 'nameless-crash';

export const hasRole = ({ roles }: Pick<LogFindingDraft, 'roles'>, role: Role): boolean =>
  roles?.includes(role) === true;
