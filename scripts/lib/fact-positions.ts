/**
 * Finds the position of each fact in its file, so that messages can name file and line, and a
 * script can update a version in place.
 *
 * In:  files with facts (src/fact-files/files.ts says which)
 * Out: every fact, program and group of rows, by the path that guides quote
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { PROGRAMS } from '../../src/fact-files/programs';
import { listProductFiles, listTableFiles } from '../../src/fact-files/files';
import { listGuides } from '../../pipeline/guides';

/** A string in a file, with the range that it occupies, quotes included. */
export interface SourceRange {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface FactEntry {
  /** The path that guides quote, such as `plugin.bluemap`. */
  readonly path: string;
  readonly file: string;
  readonly line: number;
  readonly source: SourceRange;
  /** Home page, if it is a program. */
  readonly home?: string;
  readonly checked: SourceRange;
  readonly newest?: SourceRange;
  readonly released?: SourceRange;
  readonly value?: SourceRange;
  readonly unverified?: string;
  /** Names of the facts that share source and date, including its own. */
  readonly groupMembers: readonly string[];
  /** Where its key begins, where its value ends, and where the lines of its group end. */
  readonly lines?: { readonly start: number; readonly end: number; readonly groupEnd: number };
}

/** Files with facts: values, records of programs, rows. */
export function listFactFiles(): string[] {
  const listYamlFiles = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.yml'))
      .map((name) => path.posix.join(folder, name));
  return [
    ...listTableFiles().values(),
    ...Object.keys(PROGRAMS).flatMap((folder) => listYamlFiles(`facts/${folder}`)),
    ...listYamlFiles('facts/lists'),
    ...['ports.yml', 'settings.yml'].flatMap(listProductFiles),
  ];
}

/** The facts of a file, in order; none if the file has another shape. */
export function parseFactEntries(file: string, text = readFileSync(file, 'utf8')): FactEntry[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  const names = getFileNames(file);
  const createEntry: CreateEntry = (name, node, { read, source, groupMembers = [], ...more }) => {
    if (read === undefined || source === undefined) return undefined;
    const { line } = lines.linePos(node.range?.[0] ?? 0);
    return { path: name, file, line, source, checked: read, groupMembers, ...more };
  };
  if (isMap(contents)) {
    return dropUndefined([
      createProgramEntry(contents, `${names.folder}.${names.name}`, createEntry),
    ]);
  }
  if (!isSeq(contents)) return [];
  return contents.items
    .filter((item) => isMap(item))
    .flatMap((group) => {
      const facts = group.get('facts');
      const rows = group.get('rows');
      if (isMap(facts)) return listFactEntries({ group, facts, table: names.table }, createEntry);
      return isSeq(rows) ? listRowEntries({ group, rows, table: names.table }, createEntry) : [];
    });
}

/**
 * Creates the entry of a fact; undefined if source or date is missing.
 * @param node where the fact begins in its file
 */
type CreateEntry = (
  name: string,
  node: Node,
  fields: Partial<Omit<FactEntry, 'path' | 'file' | 'line' | 'checked'>> & { read?: SourceRange },
) => FactEntry | undefined;

const dropUndefined = (entries: readonly (FactEntry | undefined)[]): FactEntry[] =>
  entries.filter((entry) => entry !== undefined);

function findScalar(map: YAMLMap, key: string): SourceRange | undefined {
  const node = map.get(key, true);
  if (!isScalar(node) || node.range == null) return undefined;
  const [start, end] = node.range;
  return { text: String(node.value), start, end };
}

/** Date and source of a group; of several sources the first. */
function getSourceAndDate(map: YAMLMap): { read?: SourceRange; source?: SourceRange } {
  const listed = map.get('source');
  const source = isSeq(listed)
    ? { text: String(listed.get(0)), start: 0, end: 0 }
    : findScalar(map, 'source');
  return { read: findScalar(map, 'read'), source };
}

function createProgramEntry(
  record: YAMLMap,
  name: string,
  createEntry: CreateEntry,
): FactEntry | undefined {
  return createEntry(name, record, {
    ...getSourceAndDate(record),
    home: findScalar(record, 'home')?.text,
    newest: findScalar(record, 'newest'),
    released: findScalar(record, 'released'),
    unverified: findScalar(record, 'unverified')?.text,
  });
}

/** A group of facts that were read together, from one source. */
interface FactGroup {
  readonly group: YAMLMap;
  readonly facts: YAMLMap<Node, Node | null>;
  /** Name of the table that the group belongs to. */
  readonly table: string;
}

function listFactEntries(
  { group, facts, table }: FactGroup,
  createEntry: CreateEntry,
): FactEntry[] {
  const groupMembers = facts.items.map(({ key }) => String(isScalar(key) ? key.value : key));
  const groupEnd = facts.range?.[2] ?? 0;
  return dropUndefined(
    facts.items.map(({ key, value }, index) => {
      const name = groupMembers[index] ?? '';
      const [start] = key.range ?? [0];
      const [, end] = value?.range ?? [0, 0];
      return createEntry(`${table}.${name}`, key, {
        ...getSourceAndDate(group),
        groupMembers,
        lines: { start, end, groupEnd },
        value: isMap(value) ? findScalar(value, 'value') : findScalar(facts, name),
        unverified: isMap(value) ? findScalar(value, 'unverified')?.text : undefined,
      });
    }),
  );
}

interface RowFactGroup extends Omit<FactGroup, 'facts'> {
  readonly rows: YAMLSeq;
}

/** Ports are quoted one by one; other rows are read as a group. */
function listRowEntries(
  { group, rows, table }: RowFactGroup,
  createEntry: CreateEntry,
): FactEntry[] {
  const createGroupEntry = (map: YAMLMap, name: string) =>
    createEntry(name, map, {
      ...getSourceAndDate(group),
      unverified: findScalar(map, 'unverified')?.text,
    });
  if (table !== 'ports') return dropUndefined([createGroupEntry(group, table)]);
  return dropUndefined(
    rows.items
      .filter((item) => isMap(item))
      .map((row) => createGroupEntry(row, `port.${String(row.get('id'))}`)),
  );
}

/** Table, folder and name, derived from the path of a file. */
function getFileNames(file: string): { table: string; folder: string; name: string } {
  const name = path.basename(file, '.yml');
  const folder = path.basename(path.dirname(file));
  return { table: name === 'facts' ? folder : name, folder, name };
}

/** All facts in the repository. */
export function readAllEntries(): FactEntry[] {
  return listFactFiles().flatMap((file) => parseFactEntries(file));
}

/** The guides that quote a fact or a part of it. */
export function findQuotingGuides(fact: string, guides = listGuides('docs')): string[] {
  const quote = new RegExp(`\\[\\[${fact.replaceAll('.', '\\.')}[.\\]]`);
  return guides.filter(({ source }) => quote.test(source)).map(({ file }) => file);
}
