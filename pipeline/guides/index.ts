/**
 * Reads a folder of guides: which files are guides, their ids, routes and front matter, and which
 * are absent because the provider lacks their subject. Everything else that reads guides uses it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { products } from '../../products/all';
import { describeTabs } from '../../src/fact-files/yaml';
import { isFeature, isOffered, type Features } from '../../src/provider/features';

/** The source of a guide. */
export interface GuideSource {
  /** Docusaurus's id: the path below the folder without the extension. */
  readonly id: string;
  /** The path of the file, starting with the folder as it was passed. */
  readonly file: string;
  readonly source: string;
  /** Whether the file is a translation. */
  readonly isTranslated?: true;
}

/**
 * Every guide below a folder, by path. Files that begin with `_` are partials, not guides.
 * @param translations folder of translations at the same paths
 */
export function listGuides(docsDir: string, translations?: string): GuideSource[] {
  const guides = readGuides(docsDir);
  if (translations === undefined || !existsSync(translations)) return guides;
  const translated = new Map(readGuides(translations).map((guide) => [guide.id, guide]));
  return guides.map((guide) => {
    const translation = translated.get(guide.id);
    return translation === undefined ? guide : { ...translation, isTranslated: true };
  });
}

function readGuides(docsDir: string): GuideSource[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !path.basename(name).startsWith('_'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({
      id: name.replace(/\.mdx?$/, ''),
      file: path.join(docsDir, name).replaceAll('\\', '/'),
      source: readFileSync(path.join(docsDir, name), 'utf8'),
    }));
}

/** Whether a file is below a folder, at any depth. */
export function isBelow(folder: string, file: string): boolean {
  const relativePath = path.relative(folder, file);
  return relativePath !== '' && !relativePath.startsWith('..') && !path.isAbsolute(relativePath);
}

/** The text between the lines `---` at the top of a guide; empty if there is none. */
export function getFrontMatterText(source: string): string {
  return /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source)?.[1] ?? '';
}

/** The front matter of a guide is not YAML. */
export class FrontMatterError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    file: string | undefined,
  ) {
    super(file === undefined ? reason : `${file}:${line} ${reason}`);
    this.name = 'FrontMatterError';
  }
}

/** The first sentence of a YAML error, and its line in the guide, which begins with `---`. */
function describeYamlError(error: unknown, text: string, file: string | undefined): unknown {
  if (!(error instanceof YAMLParseError)) return error;
  const line = error.linePos?.[0].line ?? 0;
  const message = error.message.replace(/ at line \d+[^]*$/, '');
  const tabs = describeTabs(text, [{ line, message }])?.[0].message;
  return new FrontMatterError(
    tabs === undefined ? `front matter is not YAML: ${message}` : `front matter ${tabs}`,
    line + 1,
    file,
  );
}

/**
 * The front matter as parsed YAML, unchecked and with its quotes unresolved. Throws a
 * FrontMatterError if it is not YAML.
 * @param file for the message
 */
export function parseRawFrontMatter(
  source: string,
  file?: string,
): Readonly<Record<string, unknown>> {
  const text = getFrontMatterText(source);
  try {
    const values: unknown = parseYaml(text);
    return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
  } catch (error) {
    throw describeYamlError(error, text, file);
  }
}

/** The 1-based line of a front matter key; 1 if it is missing. */
export function findKeyLine(source: string, key: string): number {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${key.split('.')[0]}:`));
  return line < 0 ? 1 : line + 1;
}

/** The route of a guide; undefined if it has none. */
export function parseSlug(source: string): string | undefined {
  return /^slug:\s*['"]?([^'"\s]+)/m.exec(getFrontMatterText(source))?.[1];
}

/** What tells whether a provider has a guide; its file is for messages. */
type OwnedGuide = Pick<GuideSource, 'id' | 'source'> & Partial<Pick<GuideSource, 'file'>>;

/** The features that a guide needs (front matter `needs`), without unknown ones. */
function parseNeeds({ source, file }: OwnedGuide): (keyof Features)[] {
  if (!/^needs:/m.test(getFrontMatterText(source))) return [];
  const { needs } = parseRawFrontMatter(source, file);
  return Array.isArray(needs) ? needs.map(String).filter(isFeature) : [];
}

/** Whether a provider has what a guide is about. */
export function isOfferedGuide(guide: OwnedGuide, features: Features): boolean {
  const notSold = products
    .filter((product) => product.optional === true && !isOffered(features, product.id))
    .flatMap((product) => product.guides);
  return (
    !notSold.some((start) => guide.id.startsWith(start)) &&
    parseNeeds(guide).every((name) => isOffered(features, name))
  );
}

/** Splits the guides of a folder into those that a provider has and those that it lacks. */
export function partitionByOffer(
  docsDir: string,
  features: Features,
  translations?: string,
): { present: GuideSource[]; absentGuides: GuideSource[] } {
  const guides = listGuides(docsDir, translations);
  return {
    present: guides.filter((guide) => isOfferedGuide(guide, features)),
    absentGuides: guides.filter((guide) => !isOfferedGuide(guide, features)),
  };
}

/** The routes of guides; those without one are left out. */
export function getRoutes(guides: readonly GuideSource[]): Set<string> {
  return new Set(
    guides.map(({ source }) => parseSlug(source)).filter((slug) => slug !== undefined),
  );
}
