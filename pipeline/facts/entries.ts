/**
 * Where each fact stands in its file, so that a message can name file and line, and a script can
 * write a new version into its place.
 *
 * In:  files with facts (src/facts/files.ts says which)
 * Out: every fact, record of a program and group of rows, by the path that guides quote
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { PROGRAMS } from '../../src/facts/programs';
import { productFiles, tableFiles } from '../../src/facts/files';
import { listGuides } from '../guides';

/** A text in a file, and where it stands, with its quotes. */
export interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface FactEntry {
  /** As guides quote it, `plugin.bluemap`. */
  readonly path: string;
  readonly file: string;
  readonly line: number;
  readonly source: Place;
  /** Its own page, where it is a program. */
  readonly home?: string;
  readonly checked: Place;
  readonly newest?: Place;
  readonly released?: Place;
  readonly value?: Place;
  readonly unverified?: string;
  /** Names of the facts that share source and day with it. */
  readonly together: readonly string[];
}

/** Files with facts: values, records of programs, rows. */
export function factFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.yml'))
      .map((name) => path.posix.join(folder, name));
  return [
    ...tableFiles().values(),
    ...Object.keys(PROGRAMS).flatMap((folder) => below(`facts/${folder}`)),
    ...below('facts/lists'),
    ...['ports.yml', 'settings.yml'].flatMap(productFiles),
  ];
}

/** The facts of a file, in its order. A file of another form has none. */
export function factEntries(file: string, text = readFileSync(file, 'utf8')): FactEntry[] {
  const lines = new LineCounter();
  const contents: unknown = parseDocument(text, { lineCounter: lines }).contents;
  const place = (map: YAMLMap, key: string): Place | undefined => {
    const node = map.get(key, true);
    if (!isScalar(node) || node.range == null) return undefined;
    const [start, end] = node.range;
    return { text: String(node.value), start, end };
  };
  const lineOf = (node: unknown) =>
    lines.linePos((node as { range?: [number, number, number] }).range?.[0] ?? 0).line;
  const entry = (name: string, at: unknown, map: YAMLMap, together: readonly string[] = []) => {
    const checked = place(map, 'read');
    const listed = map.get('source');
    const source = isSeq(listed)
      ? { text: String(listed.get(0)), start: 0, end: 0 }
      : place(map, 'source');
    return checked === undefined || source === undefined
      ? []
      : [{ path: name, file, line: lineOf(at), source, checked, together }];
  };

  const { table, folder, name } = placeOf(file);
  if (isMap(contents)) {
    return entry(`${folder}.${name}`, contents, contents).map((found) => ({
      ...found,
      home: place(contents, 'home')?.text,
      newest: place(contents, 'newest'),
      released: place(contents, 'released'),
      unverified: place(contents, 'unverified')?.text,
    }));
  }
  if (!isSeq(contents)) return [];
  return contents.items
    .filter((item) => isMap(item))
    .flatMap((group) => {
      const rows = group.get('rows');
      const facts = group.get('facts');
      if (isMap(facts)) {
        const names = facts.items.map(({ key }) => String(isScalar(key) ? key.value : key));
        return facts.items.flatMap(({ key, value }, index) =>
          entry(`${table}.${names[index] ?? ''}`, key, group, names).map((found) => ({
            ...found,
            value: isMap(value) ? place(value, 'value') : place(facts, names[index] ?? ''),
            unverified: isMap(value) ? place(value, 'unverified')?.text : undefined,
          })),
        );
      }
      if (!isSeq(rows)) return [];
      // Ports are quoted one by one; of other rows the group is one reading.
      if (name !== 'ports') {
        return entry(table, group, group).map((found) => ({
          ...found,
          unverified: place(group, 'unverified')?.text,
        }));
      }
      return rows.items
        .filter((item) => isMap(item))
        .flatMap((row) =>
          entry(`port.${String(row.get('id'))}`, row, group).map((found) => ({
            ...found,
            unverified: place(row, 'unverified')?.text,
          })),
        );
    });
}

/** Table, folder and name that follow from the path of a file. */
function placeOf(file: string): { table: string; folder: string; name: string } {
  const name = path.basename(file, '.yml');
  const folder = path.basename(path.dirname(file));
  return { table: name === 'facts' ? folder : name, folder, name };
}

/** All facts of the repository. */
export function allEntries(): FactEntry[] {
  return factFiles().flatMap((file) => factEntries(file));
}

/** The guides that quote a fact or a part of it. */
export function guidesQuoting(fact: string, guides = listGuides('docs')): string[] {
  const quote = new RegExp(`\\[\\[${fact.replaceAll('.', '\\.')}[.\\]]`);
  return guides.filter(({ source }) => quote.test(source)).map(({ file }) => file);
}
