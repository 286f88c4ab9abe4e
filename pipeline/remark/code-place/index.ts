/**
 * Says above every code block where it belongs, and tells what you type from what you then see.
 *
 * In:  ```text place="console"
 *      save-all flush
 *      ```
 *      ```text output
 *      Saved the game
 *      ```
 * Out: both blocks in a `<div class="code-place …">` with a label, "Type in the console" and
 *      "You then see". `title="server.properties"` stays a file title. `no-output` after a place
 *      adds "Nothing is printed." A place that is not in the list stops the build.
 */
import type { Code, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Label by the word that authors write: `place="console"`. */
export const PLACES: Readonly<Record<string, string>> = {
  console: 'Type in the console',
  game: 'Type in the game chat',
  'rust-console': 'Type in the game’s F1 console',
  computer: 'Type on your computer',
  powershell: 'Type in PowerShell on your computer',
  server: 'Type on the VPS or dedicated machine',
  rescue: 'Type in the rescue system',
  sql: 'Run as SQL',
  discord: 'Type in Discord',
  browser: 'Open in the browser',
  'rdp-powershell': 'Type in PowerShell on the Windows server',
};

/** What the words after the language of a fence say. */
export interface FenceMeta {
  readonly place?: string;
  readonly title?: string;
  readonly output: boolean;
  readonly noOutput: boolean;
}

/** Reads `place="console" no-output`, `output`, `title="a/b.yml" {2}`. Unknown words are ignored. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const place = /\bplace="([^"]*)"/.exec(text)?.[1];
  const title = /\btitle="([^"]*)"/.exec(text)?.[1];
  const words = text.replace(/\w+="[^"]*"/g, '').split(/\s+/);
  return {
    ...(place !== undefined && { place }),
    ...(title !== undefined && { title }),
    output: words.includes('output'),
    noOutput: words.includes('no-output'),
  };
}

/** The remark plugin. */
export function remarkCodePlace() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const meta = parseFenceMeta(node.meta);
      if (meta.place === undefined && !meta.output) return;
      const label = meta.output ? 'You then see' : PLACES[meta.place ?? ''];
      if (label === undefined) {
        file.fail(
          `unknown place "${meta.place}" of a code block: use one of ${Object.keys(PLACES).join(', ')}`,
          node,
        );
      }
      const kind = meta.output ? 'output' : 'input';
      const children: Node[] = [paragraph(label, 'code-place__label'), node];
      if (meta.noOutput) children.push(paragraph('Nothing is printed.', 'code-place__none'));
      (parent as Parent).children.splice(index, 1, box(`code-place code-place--${kind}`, children));
      return [SKIP, index + 1];
    });
  };
}

function box(className: string, children: Node[]): Node {
  return {
    type: 'codePlace',
    data: { hName: 'div', hProperties: { className: className.split(' ') } },
    children,
  } as Node;
}

function paragraph(value: string, className: string): Node {
  return {
    type: 'paragraph',
    data: { hProperties: { className: [className] } },
    children: [{ type: 'text', value }],
  } as Node;
}
