/** Requests the newest version of a program from its makers' own lists. */

/** The newest version, according to a list. */
export interface NewestVersion {
  readonly version: string;
  /** ISO date, if the list has it. */
  readonly released?: string;
  /** The page where a person can read the same. */
  readonly page: string;
}

/** Requests JSON; throws on any failure. */
export type FetchJson = (address: string) => Promise<unknown>;

/** A list of versions for a program. */
interface VersionList {
  /** From the program's `source` or `home`. */
  readonly pattern: RegExp;
  readonly newest: (
    match: RegExpExecArray,
    fetchJson: FetchJson,
  ) => Promise<NewestVersion | undefined>;
}

const formatDay = (moment: unknown): string | undefined =>
  typeof moment === 'string' ? moment.slice(0, 10) : undefined;

interface GithubRelease {
  readonly tag_name: string;
  readonly published_at: string;
}
interface ModrinthVersion {
  readonly version_number: string;
  readonly version_type: string;
  readonly date_published: string;
}
interface HangarVersions {
  readonly result: readonly { readonly name: string; readonly createdAt: string }[];
}
interface PaperProject {
  readonly versions: Readonly<Record<string, readonly string[]>>;
}
interface PaperBuild {
  readonly channel: string;
  readonly time: string;
}
interface MinecraftManifest {
  readonly latest: { readonly release: string };
  readonly versions: readonly { readonly id: string; readonly releaseTime: string }[];
}
interface EndOfLifeProduct {
  readonly result: {
    readonly releases: readonly {
      readonly latest: { readonly name: string; readonly date: string };
    }[];
  };
}

/** Loaders of Fabric and Quilt, newest first; only Fabric's have `stable`. */
type LoaderVersions = readonly { readonly version: string; readonly stable?: boolean }[];
interface VersionNames {
  readonly versions: readonly string[];
}
/** Builds of Forge by `<game version>-latest` and `<game version>-recommended`. */
interface ForgePromotions {
  readonly promos: Readonly<Record<string, string>>;
}

/** The highest of some versions, without betas and the like; undefined if there is none. */
const findHighestVersion = (versions: readonly string[]): string | undefined =>
  versions
    .filter((version) => /^[\d.]+$/.test(version))
    .reduce<string | undefined>(
      (best, version) => (best === undefined || isSameOrNewer(version, best) ? version : best),
      undefined,
    );

/** A list whose page for people is the list itself. */
function createVersionList(
  home: RegExp,
  address: string,
  versionIn: (answer: unknown) => string | undefined,
): VersionList {
  return {
    pattern: home,
    newest: async (_match, fetchJson) => {
      const version = versionIn(await fetchJson(address));
      return version === undefined ? undefined : { version, page: address };
    },
  };
}

/** Maximum number of Paper versions to search for a stable build. */
const MAX_PAPER_VERSIONS = 6;

const VERSION_LISTS: readonly VersionList[] = [
  {
    pattern: /^https:\/\/papermc\.io\/software\/(paper|folia|velocity|waterfall)$/,
    newest: async ([page = '', project = ''], fetchJson) => {
      const base = `https://fill.papermc.io/v3/projects/${project}`;
      const { versions } = (await fetchJson(base)) as PaperProject;
      for (const version of Object.values(versions).flat().slice(0, MAX_PAPER_VERSIONS)) {
        const builds = (await fetchJson(`${base}/versions/${version}/builds`)) as PaperBuild[];
        const stable = builds.filter(
          ({ channel }) => channel === 'STABLE' || channel === 'RECOMMENDED',
        );
        // A version is released with its first stable build.
        if (stable.length > 0) return { version, released: formatDay(stable.at(-1)?.time), page };
      }
      return undefined;
    },
  },
  {
    pattern: /^https:\/\/modrinth\.com\/(?:mod|plugin|modpack|datapack)\/([\w-]+)(?:\/versions)?$/,
    newest: async ([, slug = ''], fetchJson) => {
      const all = (await fetchJson(
        `https://api.modrinth.com/v2/project/${slug}/version`,
      )) as ModrinthVersion[];
      const newest = all.find(({ version_type: type }) => type === 'release');
      return newest === undefined
        ? undefined
        : {
            version: newest.version_number,
            released: formatDay(newest.date_published),
            page: `https://modrinth.com/project/${slug}/versions`,
          };
    },
  },
  {
    pattern: /^https:\/\/hangar\.papermc\.io\/([\w.-]+)\/([\w.-]+)(?:\/versions)?$/,
    newest: async ([, owner = '', slug = ''], fetchJson) => {
      const { result } = (await fetchJson(
        `https://hangar.papermc.io/api/v1/projects/${owner}/${slug}/versions?limit=1&channel=Release`,
      )) as HangarVersions;
      const [newest] = result;
      return newest === undefined
        ? undefined
        : {
            version: newest.name,
            released: formatDay(newest.createdAt),
            page: `https://hangar.papermc.io/${owner}/${slug}/versions`,
          };
    },
  },
  {
    pattern: /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)(?:\/(?:releases|tags))?\/?$/,
    newest: async ([, owner = '', repository = ''], fetchJson) => {
      const { tag_name: version, published_at: released } = (await fetchJson(
        `https://api.github.com/repos/${owner}/${repository}/releases/latest`,
      )) as GithubRelease;
      return {
        version,
        released: formatDay(released),
        page: `https://github.com/${owner}/${repository}/releases`,
      };
    },
  },
  {
    pattern: /^https:\/\/endoflife\.date\/([\w-]+)$/,
    newest: async ([page = '', product = ''], fetchJson) => {
      const { result } = (await fetchJson(
        `https://endoflife.date/api/v1/products/${product}`,
      )) as EndOfLifeProduct;
      const latest = result.releases[0]?.latest;
      return latest === undefined
        ? undefined
        : { version: latest.name, released: latest.date, page };
    },
  },
  createVersionList(
    /^https:\/\/fabricmc\.net\/$/,
    'https://meta.fabricmc.net/v2/versions/loader',
    (answer) => (answer as LoaderVersions).find(({ stable }) => stable === true)?.version,
  ),
  createVersionList(
    /^https:\/\/quiltmc\.org\/$/,
    'https://meta.quiltmc.org/v3/versions/loader',
    (answer) => (answer as LoaderVersions).find(({ version }) => /^[\d.]+$/.test(version))?.version,
  ),
  createVersionList(
    /^https:\/\/neoforged\.net\/$/,
    'https://maven.neoforged.net/api/maven/versions/releases/net/neoforged/neoforge',
    (answer) => findHighestVersion((answer as VersionNames).versions),
  ),
  createVersionList(
    /^https:\/\/files\.minecraftforge\.net\/$/,
    'https://files.minecraftforge.net/net/minecraftforge/forge/promotions_slim.json',
    (answer) => {
      const { promos } = answer as ForgePromotions;
      const games = Object.keys(promos).flatMap((key) => /^([\d.]+)-latest$/.exec(key)?.[1] ?? []);
      return promos[`${findHighestVersion(games) ?? ''}-latest`];
    },
  ),
  createVersionList(/^https:\/\/purpurmc\.org\/$/, 'https://api.purpurmc.org/v2/purpur', (answer) =>
    findHighestVersion((answer as VersionNames).versions),
  ),
  createVersionList(
    /^https:\/\/luckperms\.net$/,
    'https://metadata.luckperms.net/data/all',
    (answer) => (answer as { readonly version?: string }).version,
  ),
  {
    pattern: /^https:\/\/www\.minecraft\.net\/.*download\/server.*$/,
    newest: async ([page = ''], fetchJson) => {
      const { latest, versions } = (await fetchJson(
        'https://piston-meta.mojang.com/mc/game/version_manifest_v2.json',
      )) as MinecraftManifest;
      const released = versions.find(({ id }) => id === latest.release)?.releaseTime;
      return { version: latest.release, released: formatDay(released), page };
    },
  },
];

/** The list with the newest version of the game. */
export const MINECRAFT_PAGE = 'https://www.minecraft.net/en-us/download/server';

/**
 * The GitHub repository that a page belongs to, if the repository has the program's name; other
 * people's projects do not list the program's versions.
 */
export function findOwnRepository(address: string, name: string): string | undefined {
  const [page, repository = ''] = /^https:\/\/github\.com\/[\w.-]+\/([\w.-]+)/.exec(address) ?? [];
  const [a, b] = [repository, name].map((text) => text.toLowerCase().replace(/[^a-z\d]/g, ''));
  if (page === undefined || a === undefined || b === undefined || a.length < 4) return undefined;
  return a.includes(b) || b.includes(a) ? page : undefined;
}

/** The list for one of the URLs, and how to request it; undefined if none is known. */
export function findVersionList(
  addresses: readonly (string | undefined)[],
): ((fetchJson: FetchJson) => Promise<NewestVersion | undefined>) | undefined {
  for (const address of addresses) {
    for (const { pattern, newest } of VERSION_LISTS) {
      const match = address === undefined ? null : pattern.exec(address);
      if (match !== null) return (fetchJson) => newest(match, fetchJson);
    }
  }
  return undefined;
}

/** Words that stores add to a version, the loader or the game: `5.4 fabric mc1.21`. */
const STORE_WORDS =
  /\b(?:fabric|neoforge|forge|quilt|paper|spigot|bukkit|folia|velocity|bungee(?:cord)?|sponge|release|mc\d[\w.]*)\b/gi;

/**
 * A version in the format of the old one: `v5.28` becomes `5.28` if the old one had no `v`.
 * @returns undefined if the two cannot be compared, such as a name and a number
 */
export function matchVersionFormat(current: string, found: string): string | undefined {
  if (found === current) return current;
  const bare = /^v?\d/i.test(current)
    ? found.replace(STORE_WORDS, ' ').replaceAll('/', ' ')
    : found;
  const versions = [...bare.matchAll(/v?\d+(?:\.\d+)*(?:[-+][a-z\d][\w.+-]*)?/gi)].map(([text]) =>
    text.replace(/^v?/i, /^v/i.test(current) ? 'v' : '').replace(/[-+]+$/, ''),
  );
  const countParts = (text: string) => text.replace(/[-+].*$/, '').split('.').length;
  const comparable = versions.filter(
    (text) =>
      Math.abs(countParts(text) - countParts(current)) <= 1 &&
      /[-+]/.test(text) === /[-+]/.test(current),
  );
  return comparable.length === 1 ? comparable[0] : undefined;
}

/** Whether a version is equal to or later than another, compared by its numbers. */
export function isSameOrNewer(version: string, reference: string): boolean {
  const parseNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const [a, b] = [parseNumbers(version), parseNumbers(reference)];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
