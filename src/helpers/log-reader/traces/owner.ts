/** Names the owners of the code in a trace as the log itself spells them. */
import { simplifyName } from '../server/owners';
import type { LocatedError, PendingError } from './logged-error';

const MAX_FURTHER = 3;

/**
 * An error with the names of its owners.
 * @param known the mods and plugins that the log lists, by simplified name
 */
export function withOwner(pending: PendingError, known: ReadonlyMap<string, string>): LocatedError {
  const { ownerNames, otherOwners, rank: _, ...error } = pending;
  const owner = findOwner(error.package, ownerNames, known);
  const further = otherOwners
    .map((other) => findOwner(other.package, other.names, known) ?? other.package)
    .filter((name): name is string => name !== undefined && name !== (owner ?? error.package));
  return {
    ...error,
    furtherOwners: [...new Set(further)].slice(0, MAX_FURTHER),
    owner,
  };
}

/**
 * The owner of a package: a listed mod or plugin with one of the names or with a part of the
 * package’s name, or else the most certain of the names.
 */
function findOwner(
  packageName: string | undefined,
  names: readonly string[],
  known: ReadonlyMap<string, string>,
): string | undefined {
  // The last part of a package says most, the first (`com`) nothing.
  const parts = (packageName ?? '').split('.').slice(1).reverse();
  for (const name of [...names, ...parts]) {
    const listed = known.get(simplifyName(name));
    if (listed !== undefined) return listed;
  }
  return names[0]?.replace(/\.jar$/, '');
}
