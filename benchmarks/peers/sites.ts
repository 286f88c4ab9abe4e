/**
 * Builds the same guides with other generators and their defaults: the default theme and sidebar
 * with the same groups, nothing turned off.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flattenGuides, type ListEntry, type PeerGuide } from './guides';

/** A generator: how to write and build its site, and where the pages end up. */
interface Peer {
  readonly write: (folder: string, list: readonly ListEntry[]) => void;
  readonly command: readonly [program: string, ...args: string[]];
  readonly output: string;
}

const HERE = path.resolve(__dirname, '..');
/** Outside everything that the repository's checks read. */
const FOLDER = path.resolve('.cache/peers');

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const formatJson = (value: unknown) => JSON.stringify(value, undefined, 2);
const renderFrontMatter = (values: object) =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
/** Path of a guide below the folder of pages, without its extension. */
const getGuidePath = ({ route }: PeerGuide) => (route === '/' ? 'index' : route.slice(1));

/** Converts the list of pages to another generator's sidebar format. */
function mapTree<T>(
  list: readonly ListEntry[],
  guide: (guide: PeerGuide) => T,
  group: (label: string, items: T[]) => T,
): T[] {
  return list.map((entry) =>
    'items' in entry ? group(entry.label, mapTree(entry.items, guide, group)) : guide(entry),
  );
}

const copyFigures = (folder: string) =>
  cpSync('static/img/figures', path.join(folder, 'img/figures'), { recursive: true });

const DOCUSAURUS_CONFIG = {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  future: { experimental_faster: true, v4: true },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          // "7 Days to Die" has a number in its name.
          numberPrefixParser: false,
        },
        blog: false,
      },
    ],
  ],
  themeConfig: { navbar: { title: 'Docs' } },
};

const docusaurus: Peer = {
  write(folder, list) {
    write(folder, 'package.json', formatJson({ name: 'peer-docusaurus', private: true }));
    write(folder, 'docusaurus.config.js', `module.exports = ${formatJson(DOCUSAURUS_CONFIG)};\n`);
    write(
      folder,
      'sidebars.js',
      `module.exports = ${formatJson({
        docs: mapTree<unknown>(list, getGuidePath, (label, items) => ({
          type: 'category',
          label,
          items,
        })),
      })};\n`,
    );
    for (const guide of flattenGuides(list)) {
      const { route, title, label, text } = guide;
      write(
        folder,
        `docs/${getGuidePath(guide)}.md`,
        renderFrontMatter({ slug: route, title, sidebar_label: label }) + text,
      );
    }
    copyFigures(path.join(folder, 'static'));
  },
  command: ['docusaurus', 'build'],
  output: 'build',
};

const vitepress: Peer = {
  write(folder, list) {
    write(folder, 'package.json', formatJson({ type: 'module', private: true }));
    write(
      folder,
      '.vitepress/config.mjs',
      `export default ${formatJson({
        title: 'Docs',
        cleanUrls: true,
        ignoreDeadLinks: true,
        themeConfig: {
          sidebar: mapTree<unknown>(
            list,
            ({ label, route }) => ({ text: label, link: route }),
            (text, items) => ({ text, items, collapsed: true }),
          ),
          search: { provider: 'local' },
        },
      })};\n`,
    );
    for (const guide of flattenGuides(list)) {
      // VitePress compiles Markdown as a Vue template, so curly brackets need escaping.
      write(
        folder,
        `${getGuidePath(guide)}.md`,
        `# ${guide.title}\n\n::: v-pre\n${guide.text}\n:::\n`,
      );
    }
    copyFigures(path.join(folder, 'public'));
  },
  command: ['vitepress', 'build'],
  output: '.vitepress/dist',
};

const starlight: Peer = {
  write(folder, list) {
    write(folder, 'package.json', formatJson({ type: 'module', private: true }));
    write(
      folder,
      'astro.config.mjs',
      `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [starlight(${formatJson({
        title: 'Docs',
        sidebar: mapTree<unknown>(
          list,
          ({ label, route }) => ({ label, link: route }),
          (label, items) => ({ label, items, collapsed: true }),
        ),
      })})] });\n`,
    );
    write(
      folder,
      'src/content.config.ts',
      `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = {
  docs: defineCollection({
    loader: docsLoader({ generateId: ({ entry }) => entry.replace(/\\.md$/, '') }),
    schema: docsSchema(),
  }),
};\n`,
    );
    for (const guide of flattenGuides(list)) {
      write(
        folder,
        `src/content/docs/${getGuidePath(guide)}.md`,
        renderFrontMatter({ title: guide.title, sidebar: { label: guide.label } }) + guide.text,
      );
    }
    copyFigures(path.join(folder, 'public'));
  },
  command: ['astro', 'build'],
  output: 'dist',
};

export const PEERS = { docusaurus, vitepress, starlight } as const;
export type PeerName = keyof typeof PEERS;

/**
 * Builds a peer's site.
 * @returns its folder, and the build time in seconds
 */
export function buildPeer(
  name: PeerName,
  list: readonly ListEntry[],
): { dir: string; seconds: number } {
  const { write: writeSite, command, output } = PEERS[name];
  const folder = path.join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  writeSite(folder, list);
  // This site is the Docusaurus one.
  if (name !== 'docusaurus')
    symlinkSync(path.join(HERE, 'node_modules'), path.join(folder, 'node_modules'));
  const [program, ...args] = command;
  const bin = [path.join(HERE, 'node_modules/.bin'), path.resolve('node_modules/.bin')];
  const started = Date.now();
  execFileSync(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: [...bin, process.env.PATH].join(path.delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
      DOCUSAURUS_NO_UPDATE_NOTIFIER: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { dir: path.join(folder, output), seconds: (Date.now() - started) / 1000 };
}

/** Where an earlier run left a peer's site. */
export const getBuiltPeer = (name: PeerName): string => path.join(FOLDER, name, PEERS[name].output);
