/** Reads the condition of an `<If>`. */
import type { Node } from 'unist';
import { CONDITION_NAMES, isConditionName, type Features } from '../../../src/provider/features';
import { isJsxElement, type JsxElement } from '../../guides/tree';

export type Condition =
  | { readonly ok: true; readonly names: readonly (keyof Features)[]; readonly has: boolean }
  | { readonly ok: false; readonly reason: string };

const WRONG_FORM: Condition = {
  ok: false,
  reason: 'write <If has="name"> or <If lacks="name">',
};

/** Whether an element is `<If>`. */
export function isConditionElement(node: Node): node is JsxElement {
  return isJsxElement(node) && node.name === 'If';
}

/** The features in an `<If>`, and whether it requires them or their absence; or what is wrong. */
export function parseCondition({ attributes }: JsxElement): Condition {
  const [condition, ...others] = attributes;
  if (condition?.type !== 'mdxJsxAttribute' || others.length > 0) return WRONG_FORM;
  const { name: kind, value } = condition;
  if ((kind !== 'has' && kind !== 'lacks') || typeof value !== 'string') return WRONG_FORM;
  const names = value.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !isConditionName(name));
  if (unknown !== undefined) return { ok: false, reason: describeUnknownName(unknown) };
  return names.length === 0
    ? WRONG_FORM
    : { ok: true, names: names.filter(isConditionName), has: kind === 'has' };
}

function describeUnknownName(name: string): string {
  return `there is no feature or product "${name}" in the features of provider.config.ts. Known: ${CONDITION_NAMES.join(', ')}`;
}
