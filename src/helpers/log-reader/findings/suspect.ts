/** Finds out whom the error in the lines of a finding points to, if the finding names nobody. */
import { simplifyName } from '../server/owners';
import type { LocatedError } from '../traces/logged-error';
import { findLogger } from '../traces/loggers';
import { lacksSuspect } from './draft-checks';
import type { LogFindingDraft } from './findings';

/** Findings about the machine itself: whoever met with them is not at fault. */
const OF_MACHINE = /^own-host-/;

/** Findings about a plugin's own data and files: the plugin that logs them is the suspect. */
const LOGGER_OWNS_PROBLEM = /^(?:database|config)-/;

/** The plugin that logged a finding about its own data, if the finding names nobody. */
export const findSuspectedLogger = ({ id, text, isNamed }: LogFindingDraft): string | undefined =>
  LOGGER_OWNS_PROBLEM.test(id) && !isNamed ? findLogger(text) : undefined;

/** True if the trace of a server that stood still shows whose code it was in. */
export const revealsHungCode = (
  { id }: LogFindingDraft,
  { isInThirdPartyCode }: LocatedError,
): boolean => /^server-(?:hung|frozen)$/.test(id) && isInThirdPartyCode;

/**
 * Finds the suspect of an error; undefined if the finding names its subject, or the error proves nothing.
 * @param logger what `findSuspectedLogger` finds
 */
export function findSuspect(
  draft: LogFindingDraft,
  error: LocatedError,
  logger: string | undefined,
): string | undefined {
  const isOpen = revealsHungCode(draft, error) || (!draft.isNamed && !lacksSuspect(draft));
  if (!isOpen || OF_MACHINE.test(draft.id)) return undefined;
  // Whoever asks for the last bit of memory need not have used it up.
  if (error.fault?.kind === 'memory') return undefined;
  const hasEvidence =
    error.isThrown || error.isInThirdPartyCode || LOGGER_OWNS_PROBLEM.test(draft.id);
  const name = error.owner ?? error.package ?? logger;
  return hasEvidence && !isAboutTableOfOther(error, name) ? name : undefined;
}

/** The first part of a table’s name, which is mostly that of its plugin: `lampshop_users`. */
const TABLE_PREFIX = /\btable [`'"]?(?:\w{1,60}\.)?(?<prefix>[a-z\d]{8,40})_/i;

/** True if an error is about a table of another plugin: then the trace leads through a library. */
function isAboutTableOfOther({ error, cause }: LocatedError, name: string | undefined): boolean {
  const prefix = TABLE_PREFIX.exec(cause ?? error)?.groups?.prefix?.toLowerCase();
  return prefix !== undefined && name !== undefined && !prefix.includes(simplifyName(name));
}
