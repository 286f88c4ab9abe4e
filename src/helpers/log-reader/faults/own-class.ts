/** Tells what is missing in the caller’s own jar from what another jar should bring. */
import { simplifyName } from '../server/owners';
import { getPackage } from '../traces/stack-frames';
import type { Fault } from './kinds';

/** A method or field, after its class. */
const CLASS_MEMBER = /^(?<owner>.+\.[A-Z][\w$]*)\.(?:[a-z_]\w*|<init>)$/;

/** `com.github.anna.lamps`: further parts are those of the mod or plugin itself. */
const PARTS_WITH_NAME = 4;

/** Package segments of libraries that are bundled or loaded at startup under another root. */
export const BUNDLED_PACKAGE = /\.(?:libs?|shaded?|dependenc\w{1,4}|librar\w{1,4}|relocated?)\./;

/** True for a class in the caller's package or below: nobody else puts classes there. */
function isBeside(missing: string, where: string): boolean {
  const home = where.replace(/\.[^.]*\.[^.]*$/, '');
  return home.split('.').length > 2 && missing.startsWith(`${home}.`);
}

/** True for a missing class or member of which it is not known which jar should bring it. */
const isDependencyClass = ({ kind, library }: Fault): boolean =>
  kind === 'dependency-class' && library === undefined;

/** Changes the kind to `own-class` if the caller itself should bring what it misses. */
export function reclassifyOwnClass(
  fault: Fault | undefined,
  isOwn: (missing: string) => boolean,
): Fault | undefined {
  if (fault?.missing === undefined || !isDependencyClass(fault)) return fault;
  return isOwn(fault.missing) ? { ...fault, kind: 'own-class' } : fault;
}

/** True if a mod or plugin has its name among the first parts of a class. */
export const isNamedIn = (name: string, className: string): boolean =>
  className.split('.').slice(0, PARTS_WITH_NAME).map(simplifyName).includes(simplifyName(name));

/**
 * True if something missing belongs to the caller itself: a method or field of an existing class
 * should be inherited from the server software; a bundled library, or a class in the caller's own
 * package, should be in the jar. Otherwise the build is faulty or the jar damaged.
 * @param where the calling method, with its class
 */
export function belongsToCaller(missing: string, where: string): boolean {
  // The part of the class name that identifies its author.
  const maker = getPackage(where);
  const owner = CLASS_MEMBER.exec(missing)?.groups?.owner;
  if (owner === undefined) {
    const isBundled = missing.startsWith(`${maker}.`) && BUNDLED_PACKAGE.test(missing);
    return isBundled || isBeside(missing, where);
  }
  const callingClass = where.replace(/\.[^.]*$/, '');
  // Plugins by one author share the first segments of their names.
  const root = callingClass.split('.').slice(0, maker.split('.').length + 1);
  return `${owner}.`.startsWith(`${root.join('.')}.`);
}
