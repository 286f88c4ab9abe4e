/** Lists what a provider may offer or not, and what of the guides and quotes depends on it. */
import { products } from '../../products/all';

interface FeatureDefinition {
  readonly owns: readonly string[];
  readonly of?: string;
}

/**
 * What a provider may or may not offer. Guides wrap what depends on it in `<If has="modpacks">`, or
 * name it in their front matter (`needs: [modpacks]`).
 *
 * `owns` lists the quotes that make no sense without the feature, by the start of their path: if
 * the feature is off, such a quote outside `<If>` fails the build. A feature `of` a product is off
 * where the provider does not sell that.
 */
const PANEL_FEATURES = {
  /** A screen that changes the game version or server program. */
  versions: { owns: ['panel.versions'] },
  /** A screen that installs modpacks. */
  modpacks: { owns: ['panel.modpacks', 'provider.modpacks'], of: 'minecraft' },
  /** A screen that installs plugins. */
  pluginInstaller: { owns: ['panel.plugins'] },
  /** Copies a server from another provider. */
  importer: { owns: ['panel.importer', 'provider.importer'] },
  /** Splits one plan into several servers. */
  split: { owns: ['panel.splitter', 'provider.split'] },
  /** Deleted files can be restored for some hours. */
  recycleBin: {
    owns: ['panel.files.recycleBin', 'panel.files.restore', 'provider.files.recycleBinHours'],
  },
  /**
   * Customers can edit the start command. Stock Pterodactyl only shows it, stock Pelican offers a
   * choice of the commands that the template has.
   */
  startCommand: { owns: [] },
  /** A field for Java's memory. Stock panels set it only in the start command. */
  heapField: { owns: ['panel.startup.heap'], of: 'minecraft' },
  /** One customer's servers can reach each other without a public port. */
  privateNetwork: {
    owns: [
      'panel.network.private',
      'provider.network.internalPort',
      'provider.network.internalHostExample',
      'provider.network.internalScope',
    ],
  },
  /** The panel puts a domain name and a certificate in front of a server's web page. */
  reverseProxy: {
    owns: ['panel.network.proxy', 'panel.network.proxyNew', 'provider.network.reverseProxyTarget'],
  },
  /** Subdomains of one of the provider's domains. */
  subdomains: { owns: ['panel.network.subdomain', 'provider.network.freeSubdomain'] },
  /** The panel exports and imports whole databases as files. */
  databaseImport: {
    owns: ['panel.databases.import', 'panel.databases.export', 'provider.database.importMb'],
  },
  /** A bot filter in front of Minecraft servers. */
  botFilter: { owns: ['provider.protection'], of: 'minecraft' },
  vps: { owns: ['vpsPanel', 'provider.vps', 'provider.urls.vpsPanel'] },
  dedicated: { owns: ['dedicatedPanel', 'provider.dedicated', 'provider.urls.dedicatedPanel'] },
} as const satisfies Record<string, FeatureDefinition>;

/** Games and services that a provider may leave out: each is offered unless `features` sets it to `false`. */
const PRODUCTS = Object.fromEntries(
  products
    .filter(({ optional }) => optional === true)
    .map(({ id, checkedSubject }) => [id, { owns: checkedSubject === undefined ? [] : [id] }]),
);

/** What follows from other settings in the provider file; it cannot be set directly. */
const DERIVED = {
  /** The panel is Pelican or based on it (`panel.family`). */
  pelican: ({ panel }: { readonly panel: { readonly family: string } }) =>
    /pelican/i.test(panel.family),
};

const FEATURES: Readonly<Record<string, FeatureDefinition>> = {
  ...PANEL_FEATURES,
  ...PRODUCTS,
};

/** Web interfaces of which all screens belong to a feature. Labels are looked for where guides quote them. */
const SCREENS_OF_FEATURES: readonly string[] = ['vpsPanel', 'dedicatedPanel'];

/** A feature of the panel or a service; one that a provider file does not list is on. */
export type PanelFeature = keyof typeof PANEL_FEATURES;
export const PANEL_FEATURE_NAMES = Object.keys(PANEL_FEATURES) as PanelFeature[];

/** Features of the panel, and products. */
export const FEATURE_NAMES = Object.keys(FEATURES);

/** What `<If>` in guides can test. */
export const CONDITION_NAMES = [...FEATURE_NAMES, ...Object.keys(DERIVED)];

/** Which of them a provider has (`features` in provider.config.ts). */
export type Features = Readonly<Record<string, boolean | undefined>>;

/** Whether a provider has it; what the provider file does not list is offered. */
export function isOffered(features: Features, name: string): boolean {
  const product = FEATURES[name]?.of;
  if (product !== undefined && !isOffered(features, product)) return false;
  // A derived feature that did not follow from the other settings is absent, so it is off.
  if (Object.hasOwn(DERIVED, name)) return features[name] ?? false;
  return features[name] ?? true;
}

/** The features of a provider, including those that follow from other settings. */
export function withDerivedFeatures<P extends { features: Features; panel: { family: string } }>(
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

/** Whether a provider file can list it: a feature of the panel, or a product. */
export function isFeature(name: string): boolean {
  return Object.hasOwn(FEATURES, name);
}

/** Whether `<If>` can test it. */
export function isConditionName(name: string): boolean {
  return isFeature(name) || Object.hasOwn(DERIVED, name);
}

/** The starts of quotes that belong to a feature of the panel or a service. */
export const listOwnedQuotes = (): string[] =>
  PANEL_FEATURE_NAMES.flatMap((name) => PANEL_FEATURES[name].owns);

/** Paths in the provider file of what belongs to a feature: `vps`, `screens.vpsPanel`. */
export function listOwnedPaths(name: string): string[] {
  return (FEATURES[name]?.owns ?? []).flatMap((owned) => {
    if (owned.startsWith('provider.')) return [owned.replace('provider.', '')];
    return SCREENS_OF_FEATURES.includes(owned) ? [`screens.${owned}`] : [];
  });
}

/** The features that a quote depends on, e.g. `panel.modpacks.search`; usually none. */
export function listQuotedFeatures(path: string): string[] {
  return FEATURE_NAMES.filter((name) =>
    FEATURES[name]?.owns.some((owned) => path === owned || path.startsWith(`${owned}.`)),
  );
}
