import type { Fault } from './kinds';

/** A method or field, behind its class. */
const MEMBER = /^(?<owner>.+\.[A-Z][\w$]*)\.(?:[a-z_]\w*|<init>)$/;

/**
 * A method or field that is not there while its class is, and that class is of the same jar: it
 * should be inherited from the software, or the build is faulty.
 * @param where the method that asks for it, with its class
 * @param maker the package in that class's name that names who made it
 */
export function ofItself(
  fault: Fault | undefined,
  where: string,
  maker: string,
): Fault | undefined {
  const owner = MEMBER.exec(fault?.missing ?? '')?.groups?.owner;
  if (fault?.kind !== 'other-part' || fault.library !== undefined || owner === undefined) {
    return fault;
  }
  const asks = where.replace(/\.[^.]*$/, '');
  // Plugins of one maker share the first parts of their names.
  const root = asks.split('.').slice(0, maker.split('.').length + 1);
  return `${owner}.`.startsWith(`${root.join('.')}.`) ? { ...fault, kind: 'own-part' } : fault;
}
