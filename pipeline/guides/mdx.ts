/** The one parser of guides outside Docusaurus, with the syntax that Docusaurus reads. */
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Characters of the guides whose trees are kept. Checks, lists and copies read each guide several
 * times, and a copy of a tree takes a twentieth of the time of parsing; the trees of thousands of
 * guides would take too much memory.
 */
const MAX_KEPT_CHARACTERS = 5_000_000;

/** Trees by source, the last asked for last. */
const kept = new Map<string, Root>();
let keptCharacters = 0;

/**
 * Reads a guide; throws the parser's own error where it is not MDX.
 * @returns a tree of its own for each caller, who may change it
 */
export function parseMdx(source: string): Root {
  const known = kept.get(source);
  const tree = known ?? parser.parse(source);
  if (known === undefined) keptCharacters += source.length;
  else kept.delete(source);
  kept.set(source, tree);
  for (const oldest of kept.keys()) {
    if (keptCharacters <= MAX_KEPT_CHARACTERS) break;
    kept.delete(oldest);
    keptCharacters -= oldest.length;
  }
  return structuredClone(tree);
}
