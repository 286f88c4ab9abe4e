/** Point 9: configuration that can be copied. */
import type { Code } from 'mdast';
import { parse as parseToml } from 'smol-toml';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { resolveInText } from '../../../src/quotes/resolve';
import { parseFenceMeta } from '../../remark/code-place';
import { getArticleFrontMatter, type ContractRule } from '../rule';

/** Languages of code fences that must parse. */
export const CONFIG_LANGUAGES: readonly string[] = [
  'yaml',
  'yml',
  'toml',
  'json',
  'ini',
  'properties',
];

export const configuration: readonly ContractRule[] = [
  {
    point: 9,
    appliesTo: 'guides',
    check(guide, { tables }, report) {
      visit(guide.tree, 'code', (node: Code) => {
        if (/@'%'|"%"@|@"%"/.test(node.value)) {
          report('a database user for every host ("%")', node);
        }
        const { place, title, output } = parseFenceMeta(node.meta);
        const language = node.lang ?? '';
        if (!CONFIG_LANGUAGES.includes(language) || output) return;
        if (
          getArticleFrontMatter(guide).kind !== 'policy' &&
          title === undefined &&
          place === undefined
        ) {
          report('configuration without title="path of the file"', node);
        }
        const value = resolveInText(node.value, tables, () => undefined);
        const problem = checkConfig(language, value);
        if (problem !== undefined) report(`${language} does not parse: ${problem}`, node);
      });
    },
  },
];

/** The error in a piece of configuration, or undefined. */
export function checkConfig(language: string, text: string): string | undefined {
  try {
    switch (language) {
      case 'yaml':
      case 'yml':
        return parseDocument(text, { prettyErrors: true }).errors[0]?.message;
      case 'toml':
        parseToml(text);
        return undefined;
      case 'json':
        JSON.parse(text);
        return undefined;
      default: {
        const bad = text
          .split('\n')
          .find((line) => !/^\s*([#!;].*|\[[^\]]*\]|[^=:\s][^=]*=.*)?$/.test(line));
        return bad === undefined ? undefined : `"${bad}" is not key=value`;
      }
    }
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}
