/** Runs remark plugins on MDX the way the build does, for the tests beside them. */
import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';

/** Parses with the real parser, applies one plugin and returns HTML; rejects as the build would. */
export async function processMdx<Options extends unknown[]>(
  source: string,
  plugin: Plugin<Options, never, never>,
  { options, frontMatter = {} }: { options?: Options[0]; frontMatter?: object } = {},
): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(plugin as Plugin, options as never)
    .use(remarkRehype)
    .use(rehypeStringify);
  const file = new VFile({ value: source, path: 'guide.mdx', data: { frontMatter } });
  return String(await processor.process(file));
}

/** A transformed tree as HTML. */
export function toHtml(tree: Root): string {
  const processor = unified().use(remarkRehype).use(rehypeStringify);
  return processor.stringify(processor.runSync(tree));
}
