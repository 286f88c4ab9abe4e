/**
 * Permission nodes that guides use: facts/permissions/<plugin>.yml, quoted as
 * `[[node.essentialsx.home]]` (the node) and `[[node.essentialsx.home.grants]]` (what it is for).
 * A node is written there once, with the place in the plugin's code where it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { day, parseYaml, strict, type YamlProblem } from './yaml';

export const PERMISSIONS_DIR = 'facts/permissions';

const permission = strict({
  node: z.string().regex(/^[\w*-]+(\.[\w*-]+)+$/, 'words with dots between them'),
  /** What a player may do with it, as it is in a table. */
  grants: z.string().min(5),
  /** Where the node is asked for, if not in the file of the plugin. */
  file: z.string().optional(),
  /** What is there, if the node is put together from parts. */
  finds: z.string().min(3).optional(),
});

const permissionFile = strict({
  plugin: z.string(),
  release: z.string(),
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name on GitHub'),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/, '7 to 40 hexadecimal digits'),
  /** Where the release is made, if not on the default branch. */
  branch: z.string().optional(),
  read: day,
  file: z.string(),
  nodes: z.record(z.string().regex(/^[a-z]\w*$/i), permission),
});

export type PermissionFile = z.infer<typeof permissionFile>;

/** What a guide quotes: `value` is the quote's text, as of every fact. */
interface PermissionFact {
  readonly value: string;
  readonly grants: string;
  readonly source: string;
}

export type ParsedPermissions =
  | {
      readonly ok: true;
      readonly permissions: PermissionFile;
      /** 1-based line of a node. */
      readonly lineOf: (key: string) => number;
    }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

/** Reads the text of one file; never throws. */
export function parsePermissions(text: string): ParsedPermissions {
  const parsed = parseYaml(text, permissionFile);
  return parsed.ok
    ? {
        ok: true,
        permissions: parsed.data,
        lineOf: (key) => parsed.lineOf(['nodes', key, 'node']),
      }
    : parsed;
}

/** The files of a folder by the name of the plugin, which is the name of the file. */
export function permissionFiles(folder = PERMISSIONS_DIR): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  return new Map(
    files.sort().map((name) => [path.basename(name, '.yml'), path.join(folder, name)]),
  );
}

/**
 * The table behind `[[node.plugin.key]]`.
 * @throws `file:line message` for each problem
 */
export function permissionTable(
  folder = PERMISSIONS_DIR,
): Readonly<Record<string, Readonly<Record<string, PermissionFact>>>> {
  const table: Record<string, Record<string, PermissionFact>> = {};
  const problems: string[] = [];
  for (const [plugin, file] of permissionFiles(folder)) {
    const parsed = parsePermissions(readFileSync(file, 'utf8'));
    if (!parsed.ok) {
      problems.push(...parsed.problems.map(({ line, message }) => `${file}:${line} ${message}`));
      continue;
    }
    const { nodes, repo } = parsed.permissions;
    table[plugin] = Object.fromEntries(
      Object.entries(nodes).map(([key, { node, grants }]) => [
        key,
        { value: node, grants, source: `https://github.com/${repo}` },
      ]),
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return table;
}
