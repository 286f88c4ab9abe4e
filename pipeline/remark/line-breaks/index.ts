/**
 * Lets long code in a sentence end a line where a reader would: `<wbr>` behind separators.
 *
 * In:  `plugins/LuckPerms/config.yml`
 * Out: <code>plugins/<wbr>LuckPerms/<wbr>config.<wbr>yml</code>
 */
import type { InlineCode, Root } from 'mdast';
import type { ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { splitAtLineBreaks } from '../../../src/lib/line-breaks';

export function remarkLineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (code: InlineCode) => {
      const [first = '', ...rest] = splitAtLineBreaks(code.value);
      if (rest.length === 0) return;
      code.data = { ...code.data, hChildren: [replaceInText(first), ...rest.flatMap(addBreak)] };
    });
  };
}

function addBreak(part: string): ElementContent[] {
  return [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, replaceInText(part)];
}

function replaceInText(value: string): ElementContent {
  return { type: 'text', value };
}
