/** Finds out in whose code an error came up that a finding blames on another. */
import { simplifyName } from '../../server/owners';
import type { LocatedError } from '../../traces/logged-error';
import type { LogFindingDraft } from '../findings';
import { hasRole } from '../roles';

/** The mod or plugin in whose code an error came up, if a finding names another one. */
export interface Origin {
  readonly name: string;
  /** The mod or plugin that the finding names. */
  readonly subject: string;
  /** True if only the package is known, not which mod or plugin it belongs to. */
  readonly isPackage: boolean;
  /** True if the code of the origin asked for something that is not there. */
  readonly isAsking: boolean;
}

/** Whom a finding names, and the sentence that does. */
interface Blame {
  readonly title: string;
  readonly subject: string;
}

/** Finds the origin of an error; undefined if that is the subject itself, or not known. */
export function findOrigin(draft: LogFindingDraft, error: LocatedError): Origin | undefined {
  const { title, subject } = draft;
  if (subject === undefined || !error.isInThirdPartyCode) return undefined;
  if (hasRole(draft, 'called-by-bukkit') && error.furtherOwners.length === 0) return undefined;
  const blame = { title, subject };
  return findOriginByOwner(error, blame) ?? findOriginByPackage(error, blame);
}

/** The owner of the code that failed, if its name is not that of the subject. */
function findOriginByOwner(error: LocatedError, blame: Blame): Origin | undefined {
  const { owner, package: packageName, isDirect, fault } = error;
  if (owner === undefined) return undefined;
  // What is missing did nothing.
  if (!isDirect && owner === fault?.library) return undefined;
  const isAsking = isDirect && fault?.missing !== undefined;
  // An add-on can have the package of what it builds on, whose own jar stands further out.
  const isAddOn = isAsking && error.furtherOwners.some((name) => isNameOfSubject(name, blame));
  // The second part of `com.viaversion.viabackwards` is the author of both.
  const lastPart = packageName?.split('.').at(-1) ?? '';
  if (isNameOfSubject(owner, blame) || (!isAddOn && isNameOfSubject(lastPart, blame))) {
    return undefined;
  }
  return { name: owner, subject: blame.subject, isPackage: false, isAsking };
}

/**
 * The package of the code that failed, if nothing says whose it is. Packages are often named otherwise
 * than their mod: it counts only if the subject stands in the trace, too.
 */
function findOriginByPackage(error: LocatedError, blame: Blame): Origin | undefined {
  const { owner, package: packageName, furtherOwners } = error;
  if (owner !== undefined || packageName === undefined) return undefined;
  const isSubjectFurtherOut = furtherOwners.some(
    (name) => isNameOfSubject(name, blame) && !haveSameAuthor(name, packageName),
  );
  return isSubjectFurtherOut && !isNameOfSubject(packageName, blame)
    ? { name: packageName, subject: blame.subject, isPackage: true, isAsking: false }
    : undefined;
}

/** Shorter parts of a package (`de`, `io`) say nothing. */
const MIN_PART_LENGTH = 3;

/** True if a name, or a part of a package after its first, is that of the subject. */
function isNameOfSubject(name: string, { title, subject }: Blame): boolean {
  const plainTitle = simplifyName(title);
  const plainSubject = simplifyName(subject);
  return [name, ...name.split('.').slice(1)]
    .map(simplifyName)
    .filter((part) => part.length >= MIN_PART_LENGTH)
    .some((part) => plainTitle.includes(part) || part.startsWith(plainSubject));
}

/** True for two packages of one author: `de.lampkit.shop` and `de.lampkit.util`. */
const haveSameAuthor = (one: string, other: string): boolean =>
  findAuthor(one) !== undefined && findAuthor(one) === findAuthor(other);

/** `de.lampkit` of `de.lampkit.shop`; where many publish, the second part is no author. */
const AUTHOR = /^[a-z]\w*\.(?!(?:github|gitlab|gmail)\.)\w+(?=\.)/;

const findAuthor = (packageName: string): string | undefined => AUTHOR.exec(packageName)?.[0];
