import { isValidElement, type ReactNode } from 'react';

/** The text of React elements, as far as it is in `children`. */
export function getReactText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => getReactText(part)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? getReactText(node.props.children) : '';
}
