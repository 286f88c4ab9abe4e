/** Writes the line that replaces a helper in a Markdown copy. */
import type { Paragraph } from 'mdast';
import { helpers } from '../../../src/helpers/all';
import { texts as english, type Texts } from '../../texts';

/** The line that replaces a helper; undefined if the name is unknown. */
export function renderHelperLine(name: string, { copies }: Texts = english): Paragraph | undefined {
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
