/** Parses guides for everything outside Docusaurus, with the same syntax extensions. */
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
 * Size of the cache of trees, in characters of source. Checks, lists and copies read each guide
 * several times, and copying a tree takes a twentieth of the time of parsing. The limit is there
 * because the trees of thousands of guides would need too much memory.
 */
const MAX_KEPT_CHARACTERS = 5_000_000;

/** Trees by source, the most recently used last. */
const recentTrees = new Map<string, Root>();
let keptCharacters = 0;

/**
 * Parses a guide; throws the parser's error if it is not valid MDX.
 * @returns a copy of the tree, which the caller may change
 */
export function parseMdx(source: string): Root {
  const known = recentTrees.get(source);
  const tree = known ?? parser.parse(source);
  if (known === undefined) keptCharacters += source.length;
  else recentTrees.delete(source);
  recentTrees.set(source, tree);
  for (const oldest of recentTrees.keys()) {
    if (keptCharacters <= MAX_KEPT_CHARACTERS) break;
    recentTrees.delete(oldest);
    keptCharacters -= oldest.length;
  }
  return structuredClone(tree);
}

/** The same for checks that leave invalid MDX to the rule that reports it: undefined instead of an error. */
export function tryParseMdx(source: string): Root | undefined {
  try {
    return parseMdx(source);
  } catch {
    return undefined;
  }
}
