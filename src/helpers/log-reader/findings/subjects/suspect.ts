/** Finds out whom the error in the lines of a finding points to, if the finding names nobody. */
import { simplifyName } from '../../server/owners';
import type { LocatedError } from '../../traces/logged-error';
import { findLogger } from '../../traces/loggers';
import { lacksSuspect } from '../draft-checks';
import type { LogFindingDraft } from '../findings';
import { hasRole } from '../roles';

/** The plugin that logged a finding about its own data, if the finding names nobody. */
export const findSuspectedLogger = (draft: LogFindingDraft): string | undefined =>
  hasRole(draft, 'logger-is-suspect') && !draft.isNamed ? findLogger(draft.text) : undefined;

/** True if the trace of a server that stood still shows whose code it was in. */
export const revealsHungCode = (
  draft: LogFindingDraft,
  { isInThirdPartyCode }: LocatedError,
): boolean => hasRole(draft, 'stood-still') && isInThirdPartyCode;

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
  if (!isOpen || hasRole(draft, 'of-machine')) return undefined;
  // Whoever asks for the last bit of memory need not have used it up.
  if (error.fault?.kind === 'memory') return undefined;
  const hasEvidence =
    error.isThrown || error.isInThirdPartyCode || hasRole(draft, 'logger-is-suspect');
  const name = error.owner ?? error.package ?? logger;
  return hasEvidence && !isAboutTableOfOther(error, name) ? name : undefined;
}

/** The first part of a table’s name, which is usually that of its plugin: `lampshop_users`. */
const TABLE_PREFIX = /\btable [`'"]?(?:\w{1,60}\.)?(?<prefix>[a-z\d]{8,40})_/i;

/** True if an error is about a table of another plugin: then the trace leads through a library. */
function isAboutTableOfOther(
  { header, rootCause }: LocatedError,
  name: string | undefined,
): boolean {
  const prefix = TABLE_PREFIX.exec(rootCause ?? header)?.groups?.prefix?.toLowerCase();
  return prefix !== undefined && name !== undefined && !prefix.includes(simplifyName(name));
}
