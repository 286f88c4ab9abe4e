/**
 * The shape of `provider.config.ts`: everything that is true of one hosting provider only.
 * Guides quote it as `[[provider.sftp.port]]`; screens are quoted as `[[panel.files.upload]]`.
 */

/** A screen or tab: its own label, and the labels of the buttons, fields and menus on it. */
export interface Screen {
  readonly label: string;
  readonly [control: string]: string;
}

/** The screens of one web interface by a short id. */
export type Screens = Readonly<Record<string, Screen>>;

/** A money amount per month in the provider's currency, for worked examples. */
export interface ExamplePlan {
  readonly name: string;
  readonly pricePerMonth: number;
}

export interface Provider {
  /** Company name as customers know it. */
  readonly name: string;
  readonly site: {
    readonly title: string;
    readonly tagline: string;
    /** Address of this help centre, without a slash at the end. */
    readonly url: string;
    readonly copyrightYear: number;
    /** Accent color, `#rrggbb`; both themes are derived from it. */
    readonly accent: string;
    /** Files in `static/`. */
    readonly logo: { readonly light: string; readonly dark: string; readonly alt: string };
    /** Address of the folder that holds this repository, for "Edit this page"; empty for none. */
    readonly editUrl: string;
  };
  readonly urls: {
    readonly website: string;
    readonly chat: string;
    readonly tickets: string;
    readonly billing: string;
    readonly panel: string;
    readonly vpsPanel: string;
    readonly dedicatedPanel: string;
    readonly status: string;
  };
  /**
   * Names of the query parameters by which the ticket page takes text; empty where it takes none.
   * Two with the same name become one text of several lines.
   */
  readonly ticketForm: {
    /** Address of the guide that the reader comes from. */
    readonly page: string;
    readonly subject: string;
    /** What the guide asks to attach. */
    readonly attach: string;
  };
  /** Words on the links in the navigation bar. */
  readonly navbar: { readonly website: string; readonly chat: string; readonly tickets: string };
  /** Shown above the navigation bar until dismissed; a new id shows it again. */
  readonly announcement?: {
    readonly id: string;
    readonly text: string;
    readonly closeable: boolean;
  };
  /** Hosted search. Without an application id and key the search runs in the browser. */
  readonly search: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    /** Sends viewed and clicked events to the hosted service. */
    readonly analytics: boolean;
  };
  /** Address of an analytics script; empty for none. */
  readonly analyticsScript: string;

  readonly contact: {
    /** What a customer sends to prove that an account is theirs. */
    readonly proof: string;
    /** Hours within which tickets usually get a first answer. */
    readonly ticketAnswerHours: number;
  };
  readonly panel: { readonly name: string; readonly family: string };
  readonly vps: {
    readonly panelName: string;
    readonly snapshotCount: number;
    readonly backupCount: number;
    readonly windowsEvaluationByCustomer: boolean;
    readonly rescueSystem: string;
    readonly defaultUser: string;
    readonly sharingRights: string;
  };
  readonly dedicated: {
    readonly panelName: string;
    readonly rescueSystem: string;
    readonly remoteConsole: string;
    readonly abuseAnswerHours: number;
  };
  readonly sftp: {
    readonly host: string;
    readonly port: number;
    readonly userExample: string;
    /** Page that lists the SFTP host-key fingerprint of every machine. */
    readonly hostKeysUrl: string;
  };
  readonly database: {
    readonly host: string;
    readonly port: number;
    readonly product: string;
    readonly importMb: number;
    readonly perServer: number;
  };
  readonly network: {
    /** An address from the documentation range (RFC 5737), used wherever a guide needs one. */
    readonly exampleAddress: string;
    readonly exampleHost: string;
    readonly examplePort: number;
    readonly extraPorts: number;
    readonly internalPort: number;
    readonly internalHostExample: string;
    /** Which servers reach a private one, as a phrase that fits a sentence. */
    readonly internalScope: string;
    readonly reverseProxyTarget: string;
    readonly freeSubdomain: string;
  };
  readonly backups: {
    readonly perServer: number;
    readonly perDay: number;
    readonly maxGb: number;
    readonly databaseMb: number;
    readonly emergencyDays: number;
    readonly emergencyFee: number;
  };
  readonly files: {
    readonly uploadMb: number;
    readonly editMb: number;
    readonly recycleBinHours: number;
  };
  readonly schedules: {
    readonly perServer: number;
    readonly tasksPerSchedule: number;
    readonly minimumMinutes: number;
  };
  readonly users: { readonly perServer: number; readonly inviteHours: number };
  readonly split: { readonly maximum: number };
  readonly importer: { readonly maxGb: number; readonly protocols: string };
  readonly protection: {
    readonly productName: string;
    readonly versions: string;
    readonly ports: string;
    readonly locations: string;
    readonly checked: string;
    /** How finished the product is: `beta`, `stable`. */
    readonly stage: string;
    /** Month of the last change of its plugin. */
    readonly lastChange: string;
    /** Server programs that its plugin runs on. */
    readonly platforms: string;
    /** Name of its plugin file. */
    readonly file: string;
    /** Console commands that switch its mode, without a slash, and what they print. */
    readonly forcedCommand: string;
    readonly forcedLine: string;
    readonly normalCommand: string;
    readonly normalLine: string;
    /** What the console prints when plugin and filter have found each other. */
    readonly readyLine: string;
    /** What a player reads whose first attempt is held back. */
    readonly playerText: string;
  };
  readonly modpacks: { readonly refreshHours: number; readonly requestDays: number };
  readonly limits: {
    /** Memory that the start command leaves to the Java runtime outside the heap, in MB. */
    readonly heapReserveMb: number;
    readonly swap: string;
  };
  readonly billing: {
    readonly areaName: string;
    readonly currency: string;
    readonly examplePlans: { readonly small: ExamplePlan; readonly large: ExamplePlan };
    readonly invoiceDaysBefore: number;
    readonly reminderDaysBefore: number;
    /** Time of day, in UTC, at which renewals, suspensions and deletions are carried out. */
    readonly runsAtUtc: string;
    readonly suspendAfterDays: number;
    readonly deleteAfterDays: number;
    readonly reactivationMinutes: number;
    readonly suspendedCanDownload: boolean;
    readonly refundHours: number;
    readonly refundWorkingDays: number;
    /** Longest time in calendar days until money sent back shows up: card, wallet, bank transfer. */
    readonly refundCardDays: number;
    readonly refundWalletDays: number;
    readonly refundTransferDays: number;
    readonly refundExcluded: string;
    readonly chargebackFee: number;
    readonly cancelHoursBefore: number;
    readonly cancelUndoHours: number;
    readonly dataKeptDays: number;
    readonly earlyRenewalMonths: number;
    readonly upgradeTransferMinutes: number;
    readonly downgradeDays: number;
    readonly emailChangeLinkHours: number;
    readonly emailHoldHours: number;
    readonly proofAnswerDays: number;
    readonly appealDays: number;
    readonly subusersMax: number;
    /** Days for which the link in an invitation to the billing area works. */
    readonly subuserInviteDays: number;
  };
  /** Screens by web interface: the only place where a tab or button is named. */
  readonly screens: {
    readonly panel: Screens;
    readonly billing: Screens;
    readonly vpsPanel: Screens;
    readonly dedicatedPanel: Screens;
  };
}
