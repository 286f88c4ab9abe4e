/**
 * Reads the permission nodes that guides use from facts/permissions/<plugin>.yml, quoted as
 * `[[node.essentialsx.home]]` (the node) and `[[node.essentialsx.home.grants]]` (what it allows).
 * Each node is written there once, with its location in the plugin's source.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { daySchema, parseYaml, createStrictObject, type YamlProblem } from './yaml';

export const PERMISSIONS_DIR = 'facts/permissions';

const permission = createStrictObject({
  node: z.string().regex(/^[\w*-]+(\.[\w*-]+)+$/, 'words with dots between them'),
  /** What a player with it may do, as a table cell. */
  grants: z.string().min(5),
  /** Where the code checks the node, if not in the plugin's main file. */
  file: z.string().optional(),
  /** The literal text in that file, if the code assembles the node from parts. */
  finds: z.string().min(3).optional(),
});

const permissionFile = createStrictObject({
  plugin: z.string(),
  release: z.string(),
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name on GitHub'),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/, '7 to 40 hexadecimal digits'),
  /** Where releases are tagged, if not on the default branch. */
  branch: z.string().optional(),
  read: daySchema,
  file: z.string(),
  nodes: z.record(z.string().regex(/^[a-z]\w*$/i), permission),
});

export type PermissionFile = z.infer<typeof permissionFile>;

/** What guides quote: `value` is the quote's text, as in every fact. */
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
      readonly getLine: (key: string) => number;
    }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

/** Reads the text of one file; never throws. */
export function parsePermissions(text: string): ParsedPermissions {
  const parsed = parseYaml(text, permissionFile);
  return parsed.ok
    ? {
        ok: true,
        permissions: parsed.data,
        getLine: (key) => parsed.getLine(['nodes', key, 'node']),
      }
    : parsed;
}

/** The files in a folder by plugin name, which is the file name. */
export function listPermissionFiles(folder = PERMISSIONS_DIR): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  return new Map(
    files.sort().map((name) => [path.basename(name, '.yml'), path.join(folder, name)]),
  );
}

/**
 * The table for `[[node.plugin.key]]`.
 * @throws `file:line message` for each problem
 */
export function readPermissionTable(
  folder = PERMISSIONS_DIR,
): Readonly<Record<string, Readonly<Record<string, PermissionFact>>>> {
  const table: Record<string, Record<string, PermissionFact>> = {};
  const problems: string[] = [];
  for (const [plugin, file] of listPermissionFiles(folder)) {
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
