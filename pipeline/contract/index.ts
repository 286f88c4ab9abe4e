/**
 * The scripted column of the twelve points that every guide meets (CONTRIBUTING.md, "The twelve
 * points"). Pure: takes sources, returns findings.
 */
import type { Code, Heading, Image, Link, List, Parent, Root, Table, Text } from 'mdast';
import { parse as parseToml } from 'smol-toml';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { parse as parseYaml, parseDocument } from 'yaml';
import { checkFrontMatter, type GuideFrontMatter } from '../front-matter/schema';
import { lineOf } from '../front-matter';
import { parseMdx } from '../guides/mdx';
import { checkConditions } from './conditions';
import { parseFenceMeta, PLACES } from '../remark/code-place';
import { figureName, figureSize } from '../remark/figure';
import { textOf, TROUBLE_HEADING } from '../remark/trouble-table';
import { ownValues, type Provider } from '../../src/facts/provider';
import { resolveInText, type FactTables } from '../../src/facts/resolve';

/** One thing that is wrong, printed as `file:line message`. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  /** Number of the point in the twelve, or 0 for a rule outside them. */
  readonly point: number;
  readonly message: string;
}

export interface Guide {
  readonly file: string;
  readonly source: string;
}

export interface Context {
  readonly provider: Provider;
  readonly tables: FactTables;
}

export type Report = (point: number, message: string, node?: Node) => void;
type Matter = Exclude<GuideFrontMatter, { kind: 'page' }>;

const CONFIG_LANGUAGES = ['yaml', 'yml', 'toml', 'json', 'ini', 'properties'];
const DESTRUCTIVE =
  /\b(delet(e|es|ing)|overwrit(e|es|ing)|wip(e|es|ing)|reinstall(s|ing)?|convert(s|ing)?|purg(e|es|ing)|rm -rf?|reset the world|restor(e|es|ing) (a|the) backup)\b/i;
const VERSION = /\bJava \d+\b|(?<![\w./-])v?\d+\.\d+(?:\.\d+)*(?![\w/]|\.\d|-\w)/g;
const UNIT =
  /^\s?(GB|MB|KB|GiB|MiB|ms|s|seconds?|minutes?|hours?|times|%|×|x|Mbit|Gbit|kB|blocks?|million|TPS)\b|^\s?[%×]/;

export { parseMdx as parseGuide };
export { checkEvidenceForm } from './evidence';

/** Checks one guide by itself. Links between guides are checked by `checkLinks`. */
export function checkGuide({ file, source }: Guide, context: Context): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (point, message, node) => {
    findings.push({ file, line: node?.position?.start.line ?? 1, point, message });
  };
  let tree: Root;
  try {
    tree = parseMdx(source);
  } catch (error) {
    report(0, `not valid MDX: ${String(error)}`);
    return findings;
  }
  resolveInText(source, context.tables, (reason, offset) => {
    const line = source.slice(0, offset).split('\n').length;
    const table = /^\[\[(\w+)/.exec(source.slice(offset))?.[1] ?? '';
    if (table === 'button' || Object.hasOwn(context.tables, table)) {
      findings.push({ file, line, point: 8, message: reason });
    }
  });
  checkConditions(tree, report);
  const matter = frontMatterOf(tree, source, file, findings);
  checkProviderValues(file, tree, context, report);
  checkImages(tree, context, report);
  if (matter === undefined || matter.kind === 'page') return findings;
  checkSections(tree, matter, report);
  checkSafety(tree, report);
  checkCode(tree, matter, context, report);
  checkTrouble(tree, report);
  checkVersions(tree, report);
  checkExternalLinks(tree, report);
  return findings;
}

/** The home page needs no links; the contributors' page is linked from CONTRIBUTING.md. */
const NOT_LINKED = new Set(['/', '/extras/template']);

/** Every guide is linked to from another one and links to another one. */
export function checkLinks(guides: readonly Guide[]): Finding[] {
  const findings: Finding[] = [];
  const linksIn = new Map<string, number>();
  const pages = guides.map(({ file, source }) => {
    const slug = /^slug:\s*['"]?([^'"\s]+)/m.exec(source)?.[1] ?? '';
    const out = new Set<string>();
    visit(parseMdx(source), 'link', (link: Link) => {
      const target = link.url.replace(/[?#].*$/, '');
      if (target.startsWith('/') && target !== slug) out.add(target);
    });
    for (const target of out) linksIn.set(target, (linksIn.get(target) ?? 0) + 1);
    return { file, slug, out };
  });
  for (const { file, slug, out } of pages) {
    if (NOT_LINKED.has(slug)) continue;
    if (out.size === 0)
      findings.push({ file, line: 1, point: 11, message: 'links to no other guide' });
    if ((linksIn.get(slug) ?? 0) === 0) {
      findings.push({ file, line: 1, point: 11, message: `no other guide links to ${slug}` });
    }
  }
  return findings;
}

function frontMatterOf(
  tree: Root,
  source: string,
  file: string,
  findings: Finding[],
): GuideFrontMatter | undefined {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  let values: unknown;
  try {
    values = yaml === undefined ? {} : parseYaml((yaml as { value: string }).value);
  } catch (error) {
    findings.push({
      file,
      line: 1,
      point: 1,
      message: `front matter is not YAML: ${String(error)}`,
    });
    return undefined;
  }
  const checked = checkFrontMatter(values);
  if (checked.ok) return checked.values;
  for (const { key, message } of checked.problems) {
    const line = lineOf(source, key);
    findings.push({ file, line, point: 1, message: `front matter "${key}": ${message}` });
  }
  return undefined;
}

/** The nodes between a heading with this text and the next heading of its depth or above. */
function section(tree: Root, title: string): { heading: Heading; nodes: Node[] } | undefined {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && textOf(node).trim() === title,
  );
  if (start < 0) return undefined;
  const heading = tree.children[start] as Heading;
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return { heading, nodes: end < 0 ? rest : rest.slice(0, end) };
}

function contains(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true;
  return 'children' in node && (node as Parent).children.some((child) => contains(child, test));
}

function checkSections(tree: Root, matter: Matter, report: Report): void {
  const before = section(tree, 'Before you start');
  const isLinkedList = (node: Node) =>
    node.type === 'list' && contains(node, (inner) => inner.type === 'link');
  if (before === undefined) report(2, 'no "## Before you start" section');
  else if (!before.nodes.some((node) => contains(node, isLinkedList))) {
    report(2, '"Before you start" needs a list with at least one link', before.heading);
  }
  const isSteps = (node: Node) => node.type === 'list' && (node as List).ordered === true;
  if (matter.kind === 'guide' && !contains(tree, isSteps)) report(4, 'no numbered steps');
  if (section(tree, 'Check that it works') === undefined) {
    report(6, 'no "## Check that it works" section');
  }
  if (!contains(tree, (node) => directiveName(node) === 'ticket')) {
    report(
      12,
      'no ":::ticket" block (when to open a ticket, what to attach, what is not supported)',
    );
  }
}

function directiveName(node: Node): string | undefined {
  return node.type === 'containerDirective'
    ? (node as unknown as { name: string }).name
    : undefined;
}

function checkSafety(tree: Root, report: Report): void {
  let destructive: Node | undefined;
  visit(tree, (node: Node) => {
    if (directiveName(node) !== undefined || node.type === 'table' || node.type === 'yaml')
      return SKIP;
    if (node.type === 'text' && DESTRUCTIVE.test((node as Text).value)) destructive ??= node;
    if (node.type === 'code' && /\brm -r|\bDROP\b|purge/i.test((node as Code).value))
      destructive ??= node;
    return undefined;
  });
  let safety: Node | undefined;
  visit(tree, (node: Node) => {
    if (directiveName(node) === 'safety') safety ??= node;
  });
  if (safety === undefined) {
    if (destructive !== undefined) {
      report(
        3,
        'something is deleted, overwritten or converted, but there is no ":::safety" block',
        destructive,
      );
    }
    return;
  }
  const text = textOf(safety).toLowerCase();
  if (!/back.?up|snapshot|copy|export/.test(text))
    report(3, 'the safety block names no backup', safety);
  if (!/los[et]|overwrit|delet|replac|gone|change/.test(text))
    report(3, 'the safety block does not say what is lost', safety);
  if (!/undo|restor|back to|bring back|revert|return/.test(text))
    report(3, 'the safety block has no way back', safety);
}

function checkCode(tree: Root, matter: Matter, context: Context, report: Report): void {
  const strict = matter.kind !== 'policy';
  visit(tree, 'code', (node: Code, index, parent) => {
    const meta = parseFenceMeta(node.meta);
    if (meta.place !== undefined && !Object.hasOwn(PLACES, meta.place)) {
      report(4, `unknown place "${meta.place}": use ${Object.keys(PLACES).join(', ')}`, node);
    }
    if (strict && meta.place === undefined && meta.title === undefined && !meta.output) {
      report(4, 'code block without place="…", title="file" or output', node);
    }
    if (strict && meta.place !== undefined && !meta.noOutput && index !== undefined) {
      const next = (parent as Parent).children.slice(index + 1, index + 3);
      const answered = next.some(
        (other) => other.type === 'code' && parseFenceMeta(other.meta).output,
      );
      if (!answered) report(5, 'command without an "output" block after it or "no-output"', node);
    }
    const language = node.lang ?? '';
    if (!CONFIG_LANGUAGES.includes(language) || meta.output) return;
    if (strict && meta.title === undefined && meta.place === undefined) {
      report(9, 'configuration without title="path of the file"', node);
    }
    const value = resolveInText(node.value, context.tables, () => undefined);
    const problem = configProblem(language, value);
    if (problem !== undefined) report(9, `${language} does not parse: ${problem}`, node);
  });
  visit(tree, 'code', (node: Code) => {
    if (/@'%'|"%"@|@"%"/.test(node.value)) report(9, 'a database user for every host ("%")', node);
  });
}

/** What is wrong with a piece of configuration, or undefined. */
export function configProblem(language: string, text: string): string | undefined {
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

function checkTrouble(tree: Root, report: Report): void {
  const found = section(tree, TROUBLE_HEADING);
  if (found === undefined) {
    report(7, `no "## ${TROUBLE_HEADING}" section`);
    return;
  }
  const table = found.nodes.find((node) => node.type === 'table') as Table | undefined;
  if (table === undefined) {
    report(7, 'the trouble section has no table', found.heading);
    return;
  }
  const [head, ...rows] = table.children;
  const titles = head?.children.map((cell) => textOf(cell).trim()).join(' | ');
  if (titles !== 'What you see | Why | What to do') {
    report(7, `the table's head must be "What you see | Why | What to do", not "${titles}"`, table);
  }
  if (rows.length < 3) report(7, `three rows or more, not ${rows.length}`, table);
  for (const row of rows) {
    if (row.children.length < 3 || row.children.some((cell) => textOf(cell).trim() === '')) {
      report(7, 'a row needs a message, a cause and a fix', row);
    }
  }
  if (!rows.some((row) => contains(row, (node) => node.type === 'inlineCode'))) {
    report(7, 'no row quotes a literal message in backticks', table);
  }
  if (!rows.some((row) => contains(row, (node) => node.type === 'link'))) {
    report(7, 'no row links to the page or section that fixes it', table);
  }
}

function checkVersions(tree: Root, report: Report): void {
  visit(tree, 'text', (node: Text) => {
    const text = node.value.replace(/\[\[[^\]]*\]\]/g, '');
    for (const match of text.matchAll(VERSION)) {
      if (UNIT.test(text.slice(match.index + match[0].length))) continue;
      report(8, `version typed into prose: "${match[0]}" (quote a fact)`, node);
    }
  });
}

function checkImages(tree: Root, { tables }: Context, report: Report): void {
  visit(tree, 'image', (node: Image) => {
    const name = figureName(node);
    const figure = name === undefined ? undefined : figureSize(name);
    if (figure?.ok === false) report(10, figure.reason, node);
    if (resolveInText(node.alt ?? '', tables, () => undefined).length < 20)
      report(10, 'alternative text of 20 characters or more', node);
    if (/^(https?:)?\/\//.test(node.url)) report(10, 'image from another host', node);
  });
}

function checkExternalLinks(tree: Root, report: Report): void {
  const hosts = new Set<string>();
  visit(tree, 'link', (node: Link) => {
    if (/^https?:/.test(node.url)) hosts.add(node.url);
  });
  if (hosts.size > 5) report(11, `five external links or fewer, not ${hosts.size}`);
}

/** Words and numbers that belong to the provider file, found typed into a guide. */
function checkProviderValues(
  file: string,
  tree: Root,
  { provider }: Context,
  report: Report,
): void {
  const strings = providerStrings(provider);
  const phrases = /(^|\/)docs\/(panel|billing|vps|dedicated)\//.test(file)
    ? providerPhrases(provider)
    : [];
  const labels = screenLabels(provider);
  visit(tree, (node: Node) => {
    const text =
      node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'
        ? (node as Text).value
        : node.type === 'link'
          ? (node as Link).url
          : undefined;
    if (node.type === 'strong') {
      const label = textOf(node);
      if (labels.has(label))
        report(8, `label typed out: "${label}" (quote [[panel.…]] or [[button.panel.…]])`, node);
    }
    if (text === undefined) return;
    for (const value of strings) {
      if (text.includes(value)) report(8, `provider value typed out: "${value}"`, node);
    }
    if (node.type !== 'text') return;
    for (const phrase of phrases) {
      if (phrase.test(text))
        report(8, `provider number typed out: ${phrase.source.replaceAll('\\b', '')}`, node);
    }
  });
}

/** Shorter ones are found inside other words. */
const MIN_OWN_LENGTH = 4;

function providerStrings(provider: Provider): string[] {
  const texts = ownValues(provider).flatMap((value) =>
    value.kind === 'words' ? [value.text] : [],
  );
  return [...new Set(texts)].filter((text) => text.length >= MIN_OWN_LENGTH);
}

function providerPhrases(provider: Provider): RegExp[] {
  const phrases = ownValues(provider).flatMap((value) =>
    // A one with its unit is in any text.
    value.kind === 'measure' && value.number > 1 ? [`\\b${value.number}[ -]${value.unit}\\b`] : [],
  );
  return [...new Set(phrases)].map((phrase) => new RegExp(phrase));
}

/** Labels of two words or more; one-word labels are also plain English. */
function screenLabels(provider: Provider): Set<string> {
  const labels = Object.values(provider.screens).flatMap((screens) =>
    Object.values(screens).flatMap((screen) => Object.values(screen)),
  );
  return new Set(labels.filter((label) => label.includes(' ')));
}
