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

/** Reads a guide; throws the parser's own error where it is not MDX. */
export function parseMdx(source: string): Root {
  return parser.parse(source);
}
