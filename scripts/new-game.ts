/**
 * `npm run new:game -- <id> "<Name>" <port> <TCP|UDP> <source URL>`: adds a game: its record, files
 * for its facts and ports, two guides to fill in, their place in the sidebar, and its name for the
 * spell checker. Refuses to overwrite.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { formatYamlText, renderGuideSkeleton } from '../pipeline/contract/skeleton';
import { syncLists } from './sync-lists';
import { addCategoryToSidebar, formatCode, formatString } from './lib/edit-sidebar';

export interface NewGame {
  /** Folder, table and route: lower-case letters and digits. */
  readonly id: string;
  /** In the makers' spelling. */
  readonly label: string;
  /** Default port that players join. */
  readonly port: number;
  readonly protocol: string;
  /** Page that documents the default port. */
  readonly source: string;
}

const USAGE =
  'Usage: npm run new:game -- <id> "<Name>" <port> <TCP|UDP> <https address of a page that states the port>';

/** A controller, until the game has its own glyph. */
const GLYPH = 'M7 8h10a5 5 0 0 1 0 10l-3-3h-4l-3 3a5 5 0 0 1 0-10zM7 11v3M5.5 12.5h3M16 12h.01';

/** Its card comes after those of the games that are here, until you sort it in. */
const NEW_GAME_ORDER = 55;

function renderRecord({ id, label }: NewGame): string {
  return `import type { Product } from '../product';
import { ports } from './facts.data';

export const product: Product = {
  id: '${id}',
  label: ${formatString(label)},
  guides: ['games/${id}/'],
  glyph: '${GLYPH}',
  card: { order: ${NEW_GAME_ORDER}, to: '/games/${id}/connecting', text: 'Connecting and settings' },
  checkedSubject: 'game settings',
  optional: true,
  ports,
  join: [{ name: ${formatString(label)}, port: '${id}' }],
};
`;
}

const renderPorts = ({ id, label, port, protocol, source }: NewGame, today: string) =>
  `# Ports of ${label}, in the form of facts/lists/ports.yml.

- source: ${source}
  read: ${today}
  rows:
    - id: ${id}
      port: ${port}
      program: ${formatYamlText(label)}
      protocol: ${protocol}
      reach: players
      setting: the start command
      guide: /games/${id}/connecting
`;

/** What is wrong with the arguments of the command, and what to write. */
function findMistakes({ id, label, port, protocol, source }: NewGame): string[] {
  const mistakes: [isRight: boolean, message: string][] = [
    [/^[a-z][a-z\d]*$/.test(id), `"${id}" is not an id: use lower-case letters and digits`],
    [label.trim() !== '', 'the name is empty: write the name of the game'],
    [
      Number.isInteger(port) && port > 0 && port < 65_536,
      'the port is not a whole number from 1 to 65535',
    ],
    [/^(?:TCP|UDP)$/.test(protocol), `"${protocol}" is not a protocol: write TCP or UDP`],
    [
      URL.canParse(source) && new URL(source).protocol === 'https:',
      `"${source}" is not a source: write an address that starts with https://`,
    ],
  ];
  return mistakes.flatMap(([isRight, message]) => (isRight ? [] : [message]));
}

const renderFacts = ({ id, label, source }: NewGame, today: string) =>
  `# ${label}. Quoted as \`[[${id}.name]]\`; name: value goes below facts. Ports are in ports.yml.

- source: ${source}
  read: ${today}
  facts: {}
`;

const renderDataModule = ({
  id,
}: NewGame) => `import { readPorts } from '../../src/fact-tables/port-rows';

export const ports = readPorts('products/${id}/ports.yml');
`;

/** The texts of the two guides that a game starts with. */
function renderGuides(
  { id, label }: NewGame,
  today: string,
): { connecting: string; settings: string } {
  const name = label.replace(/[^\w ]/g, '').trim();
  const connecting = { route: `/games/${id}/connecting`, title: `Connect to your ${name} server` };
  const settings = { route: `/games/${id}/settings`, title: `Configure your ${name} server` };
  return {
    connecting: renderGuideSkeleton({
      ...connecting,
      today,
      answer: `Join on port [[port.${id}]].`,
      sidebarLabel: 'Connecting',
      related: settings,
    }),
    settings: renderGuideSkeleton({
      ...settings,
      today,
      sidebarLabel: 'Settings',
      related: connecting,
    }),
  };
}

/**
 * Writes the files below `root` and returns their paths.
 * @param today ISO day
 * @throws if an argument is invalid or the game exists
 */
export async function createGame(game: NewGame, today: string, root = '.'): Promise<string[]> {
  const mistakes = findMistakes(game);
  if (mistakes.length > 0) throw new Error([...mistakes, USAGE].join('\n'));
  const { id, label } = game;
  const resolvePath = (...parts: string[]) => path.posix.join(root, ...parts);
  if (existsSync(resolvePath('products', id))) throw new Error(`products/${id} exists already`);

  const guides = renderGuides(game, today);
  const files: Record<string, string> = {
    [resolvePath('products', id, 'index.ts')]: await formatCode(renderRecord(game)),
    [resolvePath('products', id, 'facts.yml')]: renderFacts(game, today),
    [resolvePath('products', id, 'ports.yml')]: renderPorts(game, today),
    [resolvePath('products', id, 'facts.data.ts')]: renderDataModule(game),
    [resolvePath('docs/games', id, 'connecting.mdx')]: guides.connecting,
    [resolvePath('docs/games', id, 'settings.mdx')]: guides.settings,
    [resolvePath('sidebars.ts')]: await addCategoryToSidebar(
      readFileSync(resolvePath('sidebars.ts'), 'utf8'),
      'games/',
      { label, guides: [`games/${id}/connecting`, `games/${id}/settings`] },
    ),
    [resolvePath('config/words.txt')]: addWords(
      readFileSync(resolvePath('config/words.txt'), 'utf8'),
      label,
    ),
  };
  const changed = Object.entries(files).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...changed.map(([file]) => file), ...syncLists(root)];
}

/** The word list with the words of a name. */
function addWords(list: string, label: string): string {
  const known = new Set(list.toLowerCase().split('\n'));
  const words = (label.match(/\p{L}{4,}/gu) ?? []).filter((word) => !known.has(word.toLowerCase()));
  return words.length === 0 ? list : `${list.trimEnd()}\n${words.join('\n')}\n`;
}

runAsCommand('scripts/new-game.ts', async (args) => {
  const [id = '', label = '', port = '', protocol = '', source = ''] = args;
  const game = { id, label, port: Number(port), protocol, source };
  const today = new Date().toISOString().slice(0, 10);
  for (const file of await createGame(game, today)) console.log(file);
  console.log('Fill in the guides, then: npm run check:guides && npm run dev');
});
