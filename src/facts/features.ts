import { products } from '../../products/all';

/**
 * What a host may or may not offer. Guides put what depends on it into `<If has="modpacks">`, or
 * name it in their front matter (`needs: [modpacks]`).
 *
 * `owns` lists the quotes that make no sense without the function, by the beginning of their path:
 * where the function is off, such a quote outside `<If>` stops the build.
 */
const FUNCTIONS = {
  /** A screen that changes the game version or server program. */
  versions: { owns: ['panel.versions'] },
  /** A screen that installs modpacks. */
  modpacks: { owns: ['panel.modpacks', 'provider.modpacks'] },
  /** A screen that installs plugins. */
  pluginInstaller: { owns: ['panel.plugins'] },
  /** Copies a server from another host. */
  importer: { owns: ['panel.importer', 'provider.importer'] },
  /** Makes several servers out of one plan. */
  split: { owns: ['panel.splitter', 'provider.split'] },
  /** Deleted files can be had back for some hours. */
  recycleBin: {
    owns: ['panel.files.recycleBin', 'panel.files.restore', 'provider.files.recycleBinHours'],
  },
  /** Customers edit the start command themselves. Pterodactyl and Pelican only show it. */
  startCommand: { owns: [] },
  /** A field for the memory of Java. Stock panels have it in the start command alone. */
  heapField: { owns: ['panel.startup.heap'] },
  /** Servers of one customer reach each other without a public port. */
  privateNetwork: {
    owns: [
      'panel.network.private',
      'provider.network.internalPort',
      'provider.network.internalHostExample',
      'provider.network.internalScope',
    ],
  },
  /** The panel puts a name and a certificate in front of a web page of a server. */
  reverseProxy: {
    owns: ['panel.network.proxy', 'panel.network.proxyNew', 'provider.network.reverseProxyTarget'],
  },
  /** Names below one of the host's own. */
  subdomains: { owns: ['panel.network.subdomain', 'provider.network.freeSubdomain'] },
  /** The panel reads and writes whole databases as files. */
  databaseImport: {
    owns: ['panel.databases.import', 'panel.databases.export', 'provider.database.importMb'],
  },
  /** A filter in front of Minecraft servers that holds bots back. */
  botFilter: { owns: ['provider.protection'] },
  vps: { owns: ['vpsPanel', 'provider.vps'] },
  dedicated: { owns: ['dedicatedPanel', 'provider.dedicated'] },
} as const satisfies Record<string, { readonly owns: readonly string[] }>;

/** What a host sells or not: each is offered unless `features` says `false`. */
const PRODUCTS = Object.fromEntries(
  products
    .filter(({ optional }) => optional === true)
    .map(({ id, checked }) => [id, { owns: checked === undefined ? [] : [id] }]),
);

/** What follows from other settings of the provider file, which does not name it. */
const DERIVED = {
  /** The panel is Pelican, or was made from it (`panel.family`). */
  pelican: ({ panel }: { readonly panel: { readonly family: string } }) =>
    /pelican/i.test(panel.family),
};

const FEATURES: Readonly<Record<string, { readonly owns: readonly string[] }>> = {
  ...FUNCTIONS,
  ...PRODUCTS,
};

/** A function of the panel or a service; every provider file names all of them. */
export type FunctionName = keyof typeof FUNCTIONS;
export const FUNCTION_NAMES = Object.keys(FUNCTIONS) as FunctionName[];

/** A function or a product. */
export type FeatureName = string;
export const FEATURE_NAMES = Object.keys(FEATURES);

/** What `<If>` in guides can ask for. */
export const CONDITION_NAMES = [...FEATURE_NAMES, ...Object.keys(DERIVED)];

/** Which of them a host has (`features` in provider.config.ts). */
export type Features = Readonly<Record<FunctionName, boolean>> &
  Readonly<Record<FeatureName, boolean>>;

/** Whether a host has it; a product that the provider file does not name is there. */
export function offers(features: Features, name: FeatureName): boolean {
  return features[name] ?? !Object.hasOwn(DERIVED, name);
}

/** The functions of a provider with what follows from its other settings. */
export function withDerived<P extends { features: Features; panel: { family: string } }>(
  provider: P,
): P {
  const found = Object.entries(DERIVED).filter(([, isTrue]) => isTrue(provider));
  if (found.length === 0) return provider;
  const features = {
    ...provider.features,
    ...Object.fromEntries(found.map(([name]) => [name, true])),
  };
  return { ...provider, features };
}

export function isFeature(name: string): name is FeatureName {
  return Object.hasOwn(FEATURES, name);
}

export function isCondition(name: string): boolean {
  return isFeature(name) || Object.hasOwn(DERIVED, name);
}

/** The functions that a quote belongs to, e.g. `panel.modpacks.search`; usually none. */
export function featuresOfQuote(path: string): FeatureName[] {
  return FEATURE_NAMES.filter((name) =>
    FEATURES[name]?.owns.some((owned) => path === owned || path.startsWith(`${owned}.`)),
  );
}
