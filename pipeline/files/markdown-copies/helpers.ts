/** What stands for a helper in a Markdown copy. */
import type { Paragraph } from 'mdast';
import { helpers } from '../../../src/helpers/all';

/** A line that stands for a helper; undefined where the name is none. */
export function helperLine(name: string): Paragraph | undefined {
  const helper = helpers[name];
  if (helper === undefined) return undefined;
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [{ type: 'text', value: helper.title }] },
      { type: 'text', value: ` (a tool on the page): ${helper.byHand}` },
    ],
  };
}
