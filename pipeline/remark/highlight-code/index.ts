/**
 * Highlights code at build time, so that no page loads a highlighter.
 *
 * In:  ```yaml title="a.yml" {2}
 *      a: 1
 *      b: "x"
 *      ```
 * Out: `<CodeBlock language="yaml" title="a.yml" html="…" />`, in which html holds the escaped code
 *      with `<span class="code-key">` around what src/styles/code.css colors, and marked lines in
 *      `<mark class="code-line">`. An unknown language stops the build, as does a marked line that
 *      the block does not have.
 */
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Parent } from 'unist';
import Prism, { type Token, type TokenStream } from 'prismjs';
import loadLanguages from 'prismjs/components/';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta } from '../code-place';
import { createJsxAttributes } from '../html-nodes';
import { escapeText } from '../../../src/lib/escape-html';

/** Languages of code fences, by the highlighter's name; undefined means a single color. */
const LANGUAGES: Readonly<Record<string, string | undefined>> = {
  text: undefined,
  mdx: undefined,
  bash: 'bash',
  ini: 'ini',
  java: 'java',
  json: 'json',
  nginx: 'nginx',
  powershell: 'powershell',
  properties: 'properties',
  sql: 'sql',
  toml: 'toml',
  yaml: 'yaml',
};

/** Names that a code block may have as its language. */
export const CODE_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** Color by the highlighter's token type; other tokens keep the text color. */
const COLORS: Readonly<Record<string, string>> = {
  comment: 'comment',
  prolog: 'comment',
  key: 'key',
  'attr-name': 'key',
  property: 'key',
  keyword: 'key',
  selector: 'key',
  string: 'string',
  'attr-value': 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  function: 'command',
  builtin: 'command',
  command: 'command',
};

loadLanguages(Object.values(LANGUAGES).filter((name) => name !== undefined));

/** Code as HTML, line by line: no color spans a line break. */
function toLines(stream: TokenStream): string[] {
  const lines: string[] = [];
  let line = '';
  const write = (text: string, color: string | undefined) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push(line);
        line = '';
      }
      const isPlain = color === undefined || part.trim() === '';
      line += isPlain ? escapeText(part) : `<span class="code-${color}">${escapeText(part)}</span>`;
    });
  };
  const walk = (part: TokenStream, color: string | undefined): void => {
    if (typeof part === 'string') write(part, color);
    else if (Array.isArray(part)) part.forEach((inner) => walk(inner, color));
    else walk(part.content, findColor(part) ?? color);
  };
  walk(stream, undefined);
  return [...lines, line];
}

function findColor({ type, alias }: Token): string | undefined {
  const names = [type, ...(Array.isArray(alias) ? alias : [alias])];
  return names.map((name) => COLORS[name]).find((color) => color !== undefined);
}

/** Numbers of the marked lines, from 1: `{2,4-5}` gives 2, 4, 5. */
export function parseMarkedLines(meta: string | null | undefined): number[] {
  const list = /\{([\d,-]+)\}/.exec((meta ?? '').replace(/\w+="[^"]*"/g, ''))?.[1] ?? '';
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    if (from === undefined || to === undefined || from === 0) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The HTML inside `<code>`. @param language one of the names above; unknown ones are not colored */
export function highlight(code: string, language: string, marked: readonly number[] = []): string {
  const name = LANGUAGES[language];
  const grammar = name === undefined ? undefined : Prism.languages[name];
  const lines = toLines(grammar === undefined ? code : Prism.tokenize(code, grammar));
  return lines
    .map((line, index) =>
      marked.includes(index + 1) ? `<mark class="code-line">${line}</mark>` : line,
    )
    .join('\n');
}

export function remarkHighlightCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const problem = findCodeProblem(node);
      if (problem !== undefined) file.fail(problem, node);
      (parent as Parent).children[index] = createCodeBlock(node);
      return [SKIP, index + 1];
    });
  };
}

/** Why a code block cannot be highlighted; undefined if it can. */
function findCodeProblem({ lang, meta, value }: Code): string | undefined {
  if (lang != null && !CODE_LANGUAGES.includes(lang)) {
    return `unknown language "${lang}" of a code block: use one of ${CODE_LANGUAGES.join(', ')}`;
  }
  const lineCount = value.split('\n').length;
  const missing = parseMarkedLines(meta).find((line) => line > lineCount);
  return missing === undefined ? undefined : `the code block has no line ${missing} to mark`;
}

/** The `<CodeBlock>` that stands for a code block. */
function createCodeBlock({ lang, meta, value }: Code): MdxJsxFlowElement {
  const language = lang ?? 'text';
  const { title } = parseFenceMeta(meta);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: createJsxAttributes({
      language,
      ...(title !== undefined && { title }),
      html: highlight(value, language, parseMarkedLines(meta)),
    }),
    children: [],
  };
}
