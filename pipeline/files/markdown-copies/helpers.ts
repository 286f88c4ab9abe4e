/** What stands for a helper in a Markdown copy. */
import type { Paragraph } from 'mdast';
import { helpers } from '../../../src/helpers/all';
import { words as english, type Words } from '../../words';

/** A line that stands for a helper; undefined where the name is none. */
export function helperLine(name: string, { copies }: Words = english): Paragraph | undefined {
  const helper = copies.helpers?.[name] ?? helpers[name];
  if (helper === undefined) return undefined;
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [{ type: 'text', value: helper.title }] },
      { type: 'text', value: ` (${copies.tool}): ${helper.byHand}` },
    ],
  };
}
