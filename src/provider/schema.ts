/**
 * Defines the schema of `provider.config.ts`: everything that is true of one hosting provider only.
 * It validates the file whenever it is read (`config/load-provider.ts`), its type is `Provider`, and its
 * metadata marks which values a guide must quote. Guides quote them as `[[provider.sftp.port]]`,
 * and screens as `[[panel.files.upload]]`.
 *
 * Runs at build time only: browser code imports just the types.
 */
import * as z from 'zod';
import { isInsideHost, parseIpAddress } from '../lib/ip-address';
import { PANEL_FEATURE_NAMES, type PanelFeature } from './features';

/** Metadata of a value. */
interface ValueMetadata {
  /** The provider's own words: a guide that types them out instead of quoting them is wrong. */
  readonly own?: true;
  /** Unit of a number, as a pattern for the words that follow it in guides. */
  readonly unit?: string;
  /** An amount in the currency of `billing`. */
  readonly money?: true;
  /** A time of day, as HH:MM. */
  readonly clock?: true;
}

const createTextSchema = (fix: string) =>
  z.string(`is not text. ${fix}`).regex(/\S/, `is empty. ${fix}`);

/** Words that are common elsewhere, too; guides may type them. */
const createFittingText = (fix = 'Write it the way it fits into a sentence.') =>
  createTextSchema(fix);
/** Words that only this provider uses. */
const createHostText = (fix = 'Write it as readers see it.') =>
  createTextSchema(fix).meta({ own: true } satisfies ValueMetadata);

const isAddress = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const ADDRESS = 'is not a full address. Write e.g. https://panel.example.com.';
const url = z
  .string(ADDRESS)
  .refine((value) => isAddress(value, ['https:', 'http:']), ADDRESS)
  .meta({ own: true } satisfies ValueMetadata);
/** A URL that pages of this site request in the background. */
const requestedUrl = url.refine(
  (value) =>
    !URL.canParse(value) ||
    new URL(value).protocol === 'https:' ||
    isInsideHost(new URL(value).hostname),
  'is not encrypted, so browsers refuse to request it from an encrypted page. Write https.',
);
/** A URL, or empty for none. */
const urlOrNone = z
  .string("is not text. Write an address in quotes, or '' for none.")
  .refine(
    (value) => value === '' || isAddress(value, ['https:', 'http:']),
    `${ADDRESS} Leave it empty for none.`,
  );
const ROUTE = /^\/(?!.*\.\.)(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
/** A page of this site: a route without a trailing slash. */
const route = z
  .string('is not text. Write a route, e.g. /old-guide.')
  .regex(
    ROUTE,
    'is not a route of this site. Start it with a slash and end it without one, e.g. /old-guide.',
  );
/** Where a redirect leads. */
const redirectTarget = z
  .string(
    'does not lead to a page of this site. Write the route of a page behind it, in quotes, e.g. /new-guide.',
  )
  .regex(
    ROUTE,
    'does not lead to a page of this site. Write the route of a page behind it, e.g. /new-guide. To another site, redirect in your web server.',
  );
/** A URL, or a page of this site. */
const urlOrRoute = z
  .string(ADDRESS)
  .refine(
    (value) => value.startsWith('/') || isAddress(value, ['https:', 'http:', 'mailto:']),
    ADDRESS,
  );
/** A link of the navbar or the footer, with the word that readers click. */
const link = z.strictObject({ label: createFittingText(), url: urlOrRoute });
/** A host name without a protocol or port. */
const host = createTextSchema('Write a host name, e.g. node12.example.com.')
  .regex(/^[\w.-]+$/, 'is not a host name. Leave out the protocol, the port and slashes.')
  .meta({ own: true } satisfies ValueMetadata);

const WHOLE = 'is not a whole number of 0 or more. Write it without quotes.';
const count = z.number(WHOLE).int(WHOLE).min(0, WHOLE);
const port = z
  .number('is not a port. Write a whole number from 1 to 65535 without quotes.')
  .int('is not a port. Write a whole number from 1 to 65535.')
  .min(1, 'is not a port. Write a whole number from 1 to 65535.')
  .max(65_535, 'is not a port. Write a whole number from 1 to 65535.');
const createCount = (unit: string) => count.meta({ unit } satisfies ValueMetadata);
const minutes = createCount('minutes?');
const hours = createCount('hours?');
const days = createCount('days?');
const months = createCount('months?');
const megabytes = createCount('MB');
const gigabytes = createCount('GB');
const money = z
  .number('is not an amount. Write a number without quotes.')
  .min(0, 'is below zero.')
  .meta({ money: true } satisfies ValueMetadata);
const yesNo = z.boolean('is neither true nor false. Write true or false, without quotes.');
const day = z.iso.date('is not a date. Write it as YYYY-MM-DD.');
/** A file in `static/`; reading the configuration checks that it exists. */
const staticFile = createTextSchema(
  'Write the path of a file in static/, e.g. img/logo.svg.',
).regex(
  /^(?!\/|static\/)/,
  'starts with static/ or a slash. Write its path inside static/, e.g. img/logo.svg.',
);

/** A screen or tab: its own label, and the labels of the buttons, fields and menus on it. */
const screen = z
  .object({ label: createTextSchema('Write the word on the tab.') })
  .catchall(createTextSchema('Write the words on the button or field.'));
const screens = z.record(z.string(), screen);

const examplePlan = z.strictObject({ name: createHostText(), pricePerMonth: money });

/**
 * What belongs to a feature that providers may lack (`owns` in features.ts) is `.optional()` here:
 * `config/load-provider.ts` demands it where the feature is on.
 */
export const providerSchema = z.strictObject({
  /** Company name as customers know it. */
  name: createHostText(),
  site: z.strictObject({
    title: createFittingText(),
    tagline: createFittingText(),
    /** URL of this help center, without a trailing slash. */
    url: url
      .refine((value) => !value.endsWith('/'), 'ends with a slash. Leave it out.')
      .refine(
        (value) => !URL.canParse(value) || new URL(value).pathname === '/',
        'has a path. Leave it out: this site has to be at the root of its host.',
      )
      .refine(
        (value) =>
          !URL.canParse(value) ||
          new URL(value).protocol !== 'http:' ||
          isInsideHost(new URL(value).hostname),
        'is not encrypted. Write https; http is for a site that only your own network sees.',
      )
      .meta({ own: true } satisfies ValueMetadata),
    copyrightYear: count,
    /** Accent color; both themes derive their colors from it. */
    accent: z
      .string('is not text. Write a color as #rrggbb.')
      .regex(/^#[0-9a-f]{6}$/i, 'is not a color of the form #rrggbb. Write e.g. #2fb57c.'),
    logo: z.strictObject({ light: staticFile, dark: staticFile, alt: createFittingText() }),
    /** URL of the folder that contains this repository, for "Edit this page"; empty for none. */
    editUrl: urlOrNone,
  }),
  /** The stock panel: its features replace those below, its labels those that were not changed. */
  preset: z
    .enum(
      ['pterodactyl', 'pelican'],
      'is not a panel with a preset. Write pterodactyl or pelican, or remove it.',
    )
    .optional(),
  /** What the stock panel lacks and this provider's has, for example by an extension. */
  panelExtensions: z
    .array(
      z.enum(
        PANEL_FEATURE_NAMES,
        `is not a panel feature. Write any of ${PANEL_FEATURE_NAMES.join(', ')}.`,
      ),
    )
    .optional(),
  /** The stock VPS panel. */
  vpsPreset: z
    .enum(['virtfusion'], 'is not a VPS panel with a preset. Write virtfusion, or remove it.')
    .optional(),
  /**
   * What customers get here. Whatever is off disappears from guides, sidebar, home page and search.
   * What is not listed is as in the preset; without one, it is on. `config/load-provider.ts` rejects
   * unknown names, and what the stock panel of the preset cannot have.
   */
  features: z
    .object(
      Object.fromEntries(PANEL_FEATURE_NAMES.map((name) => [name, yesNo.optional()])) as Record<
        PanelFeature,
        z.ZodOptional<typeof yesNo>
      >,
    )
    .catchall(yesNo),
  urls: z.strictObject({
    website: url,
    chat: url,
    tickets: url,
    billing: url,
    panel: url,
    vpsPanel: url.optional(),
    dedicatedPanel: url.optional(),
    status: url,
  }),
  /**
   * Names of the query parameters that prefill the ticket page; empty if it has none. Two with the
   * same name are joined into one text, one per line.
   */
  ticketForm: z.strictObject({
    /** Address of the guide that the reader comes from. */
    page: z.string(),
    subject: z.string(),
    /** What the guide asks the reader to attach. */
    attach: z.string(),
  }),
  /** The navigation bar: labels of the first three links, then further links, then menus. */
  navbar: z.strictObject({
    website: createFittingText(),
    chat: createFittingText(),
    tickets: createFittingText(),
    links: z.array(link).optional(),
    menus: z
      .array(
        z.strictObject({
          label: createFittingText('Write the word on the bar.'),
          links: z.array(link).min(1, 'is empty. Name a link, or remove the menu.'),
        }),
      )
      .optional(),
  }),
  /** Shown above the navigation bar until dismissed; a new id shows it again. */
  announcement: z
    .strictObject({ id: createFittingText(), text: createFittingText(), closeable: yesNo })
    .optional(),
  /** Hosted search. Without an application id and key, the search runs in the browser. */
  search: z.strictObject({
    appId: z.string(),
    apiKey: z.string(),
    indexName: createFittingText('Write the name of the index, e.g. docs.'),
    /** Sends view and click events to Algolia. */
    analytics: yesNo,
  }),
  /**
   * An analytics script, e.g. Plausible or Umami. It loads after the content; the security policy
   * allows its own URL to run and its host to receive data, nothing else. Absent: none.
   */
  analytics: z
    .strictObject({
      src: requestedUrl,
      /** Attributes of its script element, e.g. `{ 'data-domain': 'docs.example.com' }`. */
      attributes: z
        .record(
          z
            .string()
            .regex(
              /^(?:data-[a-z][a-z\d-]*|integrity|crossorigin|referrerpolicy)$/,
              'is not an attribute that the script may have. Write data-…, integrity, crossorigin or referrerpolicy.',
            ),
          z.string('is not text. Write it in quotes.'),
        )
        .optional(),
    })
    .optional(),
  /**
   * Reader feedback, sent as a JSON POST to the provider's own URL. Absent: nothing is asked and
   * nothing is sent.
   */
  feedback: z
    .strictObject({
      address: requestedUrl,
      /** "Did this help?" below guides: `{ page, helped, missing? }`. */
      guides: yesNo,
      /** Searches that found nothing: `{ search }`. */
      emptySearches: yesNo,
    })
    .optional(),
  /** Further links in the footer of every page, such as imprint, privacy and terms. */
  legal: z.array(link).optional(),
  /** Whether the list of all packages with their versions is published at /sbom.cdx.json. */
  billOfMaterials: yesNo.optional(),
  /**
   * Former addresses on this site and where they redirect: `{ '/old-guide': '/new-guide' }`. A
   * guide that moved can also list its own, in `moved_from` of its front matter.
   */
  redirects: z.record(route, redirectTarget).optional(),

  /**
   * Languages other than English by code, e.g. `{ de: { label: 'Deutsch' } }`. Their guides and
   * words are in `i18n/<code>/`; TRANSLATING.md explains how to add one.
   */
  languages: z
    .record(
      z
        .string()
        .regex(
          /^(?!en$)[a-z]{2,3}(?:-[A-Z]{2})?$/,
          'is not the code of a language other than English. Write e.g. de or pt-BR.',
        ),
      z.strictObject({
        /** The language's own name for itself: its menu entry. */
        label: createFittingText('Write the name of the language in that language, e.g. Deutsch.'),
        /** Values of this file that differ in this language, such as screen labels. */
        instead: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),

  contact: z.strictObject({
    /** What a customer sends to prove that an account is theirs. */
    proof: createHostText(),
    /** Hours within which tickets usually get a first answer. */
    ticketAnswerHours: hours,
  }),
  panel: z.strictObject({
    name: createHostText(),
    family: createFittingText('Write the name of the software.'),
  }),
  vps: z
    .strictObject({
      panelName: createHostText(),
      snapshotCount: count,
      backupCount: count,
      rescueSystem: createHostText(),
      defaultUser: createFittingText(),
      sharingRights: createHostText(),
    })
    .optional(),
  dedicated: z
    .strictObject({
      panelName: createHostText(),
      rescueSystem: createHostText(),
      remoteConsole: createHostText(),
      abuseAnswerHours: hours,
      /** What of them is never refunded, as the first words of a list. */
      refundExcluded: createFittingText('Write it the way it fits before a comma.'),
    })
    .optional(),
  sftp: z.strictObject({
    host,
    port,
    userExample: createHostText(),
    /** Page that lists the SFTP host key fingerprint of every machine. */
    hostKeysUrl: url,
  }),
  database: z.strictObject({
    host,
    port,
    product: createHostText(),
    importMb: megabytes.optional(),
    perServer: count,
  }),
  network: z.strictObject({
    /**
     * An address from the documentation range (RFC 5737), used wherever a guide needs an example.
     */
    exampleAddress: z
      .string('is not text. Write an IP address.')
      .refine(
        (value) => parseIpAddress(value)?.range === 'documentation',
        'is not an address for examples. Take one from 192.0.2.0/24, 198.51.100.0/24 or 203.0.113.0/24 (RFC 5737), which belong to nobody.',
      )
      .meta({ own: true } satisfies ValueMetadata),
    exampleHost: host,
    examplePort: port,
    extraPorts: count,
    internalPort: port.optional(),
    internalHostExample: host.optional(),
    /** Which servers can reach a private one, as a phrase for a sentence. */
    internalScope: createHostText().optional(),
    reverseProxyTarget: host.optional(),
    freeSubdomain: host.optional(),
  }),
  backups: z.strictObject({
    perServer: count,
    perDay: count,
    maxGb: gigabytes,
    databaseMb: megabytes,
    emergencyDays: days,
    emergencyFee: money,
  }),
  files: z.strictObject({
    uploadMb: megabytes,
    editMb: megabytes,
    recycleBinHours: hours.optional(),
  }),
  schedules: z.strictObject({
    perServer: count,
    tasksPerSchedule: count,
    minimumMinutes: minutes,
  }),
  users: z.strictObject({ perServer: count, inviteHours: hours }),
  split: z.strictObject({ maximum: count }).optional(),
  importer: z.strictObject({ maxGb: gigabytes, protocols: createFittingText() }).optional(),
  protection: z
    .strictObject({
      productName: createHostText(),
      versions: createHostText(),
      ports: createHostText(),
      locations: createHostText(),
      checked: day,
      /** Maturity of the product: `beta`, `stable`. */
      stage: createFittingText(),
      /** Month in which its plugin was last updated. */
      lastChange: createHostText(),
      /** Server programs that its plugin runs on. */
      platforms: createHostText(),
      /** File name of its plugin. */
      file: createHostText(),
      /** Console commands that switch its mode, without a slash, and their output. */
      forcedCommand: createHostText(),
      forcedLine: createHostText(),
      normalCommand: createHostText(),
      normalLine: createHostText(),
      /** What the console prints once the plugin has connected to the filter. */
      readyLine: createHostText(),
      /** What a player sees when their first attempt is held back. */
      playerText: createHostText(),
    })
    .optional(),
  modpacks: z.strictObject({ refreshHours: hours, requestDays: days }).optional(),
  limits: z.strictObject({
    /** Memory in MB that the start command reserves for the Java runtime outside the heap. */
    heapReserveMb: megabytes,
    swap: createFittingText(),
  }),
  billing: z.strictObject({
    areaName: createHostText(),
    currency: z
      .string('is not text. Write its three letters, e.g. EUR.')
      .regex(/^[A-Z]{3}$/, 'is not a currency code. Write its three letters, e.g. EUR.'),
    examplePlans: z.strictObject({ small: examplePlan, large: examplePlan }),
    invoiceDaysBefore: days,
    reminderDaysBefore: days,
    /** Time of day, in UTC, at which renewals, suspensions and deletions are carried out. */
    runsAtUtc: z
      .string('is not a time. Write it as HH:MM.')
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is not a time. Write it as HH:MM, e.g. 06:00.')
      .meta({ clock: true } satisfies ValueMetadata),
    suspendAfterDays: days,
    deleteAfterDays: days,
    reactivationMinutes: minutes,
    /** Payment methods, as a phrase for a sentence. */
    paymentMethods: createHostText(),
    /** Minutes within which a paid order is usually active. */
    orderMinutes: minutes,
    /** Minimum age of a customer. */
    minimumAge: count,
    suspendedCanDownload: yesNo,
    refundHours: hours,
    refundWorkingDays: days,
    /** Longest time in calendar days until a refund arrives: card, wallet, bank transfer. */
    refundCardDays: days,
    refundWalletDays: days,
    refundTransferDays: days,
    /** What else is never refunded, as a list for the end of a sentence. */
    refundExcluded: createHostText(),
    chargebackFee: money,
    cancelHoursBefore: hours,
    cancelUndoHours: hours,
    /** Hours within which an immediate cancellation usually takes effect. */
    cancelImmediateHours: hours,
    dataKeptDays: days,
    earlyRenewalMonths: months,
    upgradeTransferMinutes: minutes,
    downgradeDays: days,
    /** Largest share of the smaller plan's disk that may be in use at a downgrade, in percent. */
    downgradeDiskPercent: count,
    emailChangeLinkHours: hours,
    emailHoldHours: hours,
    proofAnswerDays: days,
    appealDays: days,
    subusersMax: count,
    /** Days until the invitation link to the billing area expires. */
    subuserInviteDays: days,
  }),
  /** Screens by web interface: the only place that names a tab or button. */
  screens: z.strictObject({
    panel: screens,
    billing: screens,
    vpsPanel: screens.optional(),
    dedicatedPanel: screens.optional(),
  }),
});

export type Provider = z.infer<typeof providerSchema>;

/** A screen or tab: its own label, and the labels of the buttons, fields and menus on it. */
export type Screen = z.infer<typeof screen>;

/** The screens of one web interface by short id. */
export type Screens = z.infer<typeof screens>;

/** A value that a guide must quote. */
export type OwnValue =
  | { readonly kind: 'words' | 'clock'; readonly path: string; readonly text: string }
  | {
      readonly kind: 'measure';
      readonly path: string;
      readonly number: number;
      readonly unit: string;
    }
  | { readonly kind: 'money'; readonly path: string; readonly amount: number };

/** Values of the provider that a guide must not type out, as marked in the schema. */
export function listOwnValues(
  provider: Provider,
  providerShape: z.core.$ZodType = providerSchema,
): OwnValue[] {
  const found: OwnValue[] = [];
  const walk = (schema: z.core.$ZodType, value: unknown, path: string): void => {
    if (schema instanceof z.ZodOptional) {
      walk(schema.def.innerType, value, path);
      return;
    }
    if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries<z.core.$ZodType>(schema.shape)) {
        walk(inner, (value as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
      }
      return;
    }
    const note = (z.globalRegistry.get(schema) ?? {}) as ValueMetadata;
    const { own: isOwn, unit, money: isMoney, clock: isClock } = note;
    if (isOwn === true && typeof value === 'string') {
      found.push({ kind: 'words', path, text: value });
    } else if (isClock === true && typeof value === 'string') {
      found.push({ kind: 'clock', path, text: value });
    } else if (unit !== undefined && typeof value === 'number') {
      found.push({ kind: 'measure', path, number: value, unit });
    } else if (isMoney === true && typeof value === 'number') {
      found.push({ kind: 'money', path, amount: value });
    }
  };
  walk(providerShape, provider, '');
  return found;
}
