/**
 * Panels that many providers run unmodified: their family, the features they lack, and the labels that
 * differ from those in provider.config.ts. One line selects one: `preset: 'pelican'`. A feature that
 * the panel lacks may not be `true` in the file, unless `panelExtensions` names it. A label that a
 * provider changed in provider.config.ts stays: a preset replaces only the words that come with this
 * repository (`SHIPPED_WORDS`).
 *
 * Read in the source of the panels: pelican-dev/panel 235c8fb (August 2026; `lang/en/server`,
 * `lang/en/profile.php`, and Filament's own words for its standard buttons), pterodactyl/panel
 * 706db62 (October 2024; `resources/scripts/components/server`, and `NavigationBar.tsx` above it).
 *
 * Differences beyond labels are in the guides, in `<If has="pelican">` and `<If lacks="pelican">`,
 * which follow from `panel.family`: other permissions, two-factor codes by email, passkeys, a
 * schedule that deletes files. Pelican has no button to save a server's name and description: it
 * saves them when the field loses focus.
 *
 * `vpsPreset: 'virtfusion'` does the same for the VPS panel.
 */
import type { Features } from '../src/provider/features';
import type { Provider, Screen } from '../src/provider/schema';

interface Preset {
  readonly family: string;
  readonly features: Partial<Features>;
  readonly screens: Readonly<Record<string, Partial<Screen>>>;
}

/** Neither panel has these without an extension. */
const NOT_IN_STOCK_PANELS: Partial<Features> = {
  versions: false,
  modpacks: false,
  pluginInstaller: false,
  importer: false,
  split: false,
  recycleBin: false,
  startCommand: false,
  heapField: false,
  privateNetwork: false,
  reverseProxy: false,
  subdomains: false,
  databaseImport: false,
};

export const PRESETS = {
  pterodactyl: {
    family: 'Pterodactyl',
    features: NOT_IN_STOCK_PANELS,
    // Only symbols in the panel: the words are their tooltips, what a screen reader says, or the
    // title of the window that they open.
    screens: {
      servers: { label: 'Dashboard' },
      databases: { details: 'Database connection details' },
      users: { edit: 'Edit subuser', remove: 'Delete subuser' },
    },
  },
  pelican: {
    family: 'Pelican',
    features: NOT_IN_STOCK_PANELS,
    screens: {
      console: { input: 'Type a command...', uptime: 'Status', cpu: 'CPU' },
      files: {
        newFolder: 'New folder',
        newFile: 'New file',
        save: 'Save',
      },
      databases: {
        new: 'Create Database',
        create: 'Create',
        details: 'View',
        endpoint: 'Host',
        rotate: 'Rotate',
        delete: 'Delete',
      },
      schedules: {
        new: 'New Schedule',
        name: 'Name',
        dayOfMonth: 'Day of Month',
        dayOfWeek: 'Day of Week',
        onlyOnline: 'Only when Server is Online?',
        enabled: 'Enable Schedule?',
        newTask: 'Create Task',
        sendCommand: 'Send Command',
        power: 'Send Power Action',
        backup: 'Create Backup',
        // Of the action above; "Payload" is the word of the table.
        payload: 'Command',
        offset: 'Time Offset',
        continueOnFailure: 'Continue On Failure',
        edit: 'Edit Schedule',
      },
      users: {
        new: 'Invite User',
        email: 'Email',
        invite: 'Invite',
        edit: 'Edit User',
        save: 'Save changes',
        remove: 'Delete User',
      },
      backups: {
        new: 'Create Backup',
        name: 'Name',
        locked: 'Locked?',
        start: 'Create',
        deleteFirst: 'Delete all files before restoring backup?',
      },
      network: { new: 'Add Allocation' },
      startup: { variables: 'Server Variables' },
      settings: {
        sftp: 'SFTP Information',
        launchSftp: 'Connect to SFTP',
        debug: 'Server Information',
        rename: 'Server Information',
        // The button; "Reinstall Server" is the title above it.
        reinstall: 'Reinstall',
      },
      account: {
        label: 'Profile',
        email: 'Email',
        confirmEmail: 'Save changes',
        password: 'Password',
        twoStep: '2FA',
        enableTwoStep: 'Set up',
        disableTwoStep: 'Turn off',
        apiKeys: 'API Keys',
      },
    },
  },
} as const satisfies Readonly<Record<'pterodactyl' | 'pelican', Preset>>;

/**
 * The labels of VPS panels, each with the page that shows it, read in November 2026. VirtFusion's
 * source is not public, so the pages are help pages of two providers, and a program that calls its API. A
 * label that none of them shows is not here: the one in provider.config.ts stays. That is so for
 * media, network, backups, the account and VNC, and for rebuild, rescue and boot order under options:
 * compare them with your panel.
 */
export const VPS_PRESETS = {
  virtfusion: {
    servers: {
      // The way to a server's page: https://docs.nyru.net/vds/reset
      manage: 'Manage',
    },
    overview: {
      // https://help.freakhosting.com/portals/vps-panel/how-to-reset-your-vps-root-password.md
      label: 'Overview',
      start: 'Boot',
      // No help page shows these two. The panel's word for starting is also that of the API, so they
      // are taken from the API, too: https://github.com/EZSCALE/virtfusion-php
      shutdown: 'Shutdown',
      powerOff: 'Power Off',
    },
    options: {
      // https://docs.nyru.net/vds/reset
      label: 'Options',
      resetPassword: 'Reset Password',
    },
    sharing: {
      // https://help.freakhosting.com/portals/vps-panel/how-to-share-vps-access
      label: 'Sharing',
      newToken: 'Generate Token',
      grant: 'Grant Access',
      revoke: 'Remove',
    },
  },
} as const satisfies Readonly<Record<'virtfusion', Readonly<Record<string, Partial<Screen>>>>>;

type Words = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** A word for each label that a preset replaces: the preset says which labels these are. */
type WordsFor<P> = { readonly [S in keyof P]: Readonly<Record<keyof P[S], string>> };

/**
 * The words in provider.config.ts, as it comes with this repository, that presets replace: those of
 * Pterodactyl. Any other word there is the provider's own. They are written a second time on purpose: a
 * provider's file has the provider's words, so only this copy tells which of them came with the repository.
 */
export const SHIPPED_WORDS = {
  panel: {
    servers: { label: 'Servers' },
    console: { input: 'Type a command…', uptime: 'Uptime', cpu: 'CPU Load' },
    files: { newFolder: 'Create Directory', newFile: 'New File', save: 'Save Content' },
    databases: {
      new: 'New Database',
      create: 'Create Database',
      details: 'View Details',
      endpoint: 'Endpoint',
      rotate: 'Rotate Password',
      delete: 'Delete Database',
    },
    schedules: {
      new: 'Create schedule',
      name: 'Schedule name',
      dayOfMonth: 'Day of month',
      dayOfWeek: 'Day of week',
      onlyOnline: 'Only When Server Is Online',
      enabled: 'Schedule Enabled',
      newTask: 'New Task',
      sendCommand: 'Send command',
      power: 'Send power action',
      backup: 'Create backup',
      payload: 'Payload',
      offset: 'Time offset (in seconds)',
      continueOnFailure: 'Continue on Failure',
      edit: 'Edit',
    },
    users: {
      new: 'New User',
      email: 'User Email',
      invite: 'Invite User',
      edit: 'Edit',
      save: 'Save',
      remove: 'Remove',
    },
    backups: {
      new: 'Create backup',
      name: 'Backup name',
      locked: 'Locked',
      start: 'Start backup',
      deleteFirst: 'Delete all files before restoring backup.',
    },
    network: { new: 'Create Allocation' },
    startup: { variables: 'Variables' },
    settings: {
      sftp: 'SFTP Details',
      launchSftp: 'Launch SFTP',
      debug: 'Debug Information',
      rename: 'Change Server Details',
      reinstall: 'Reinstall Server',
    },
    account: {
      label: 'Account',
      email: 'Update Email Address',
      confirmEmail: 'Update Email',
      password: 'Update Password',
      twoStep: 'Two-Step Verification',
      enableTwoStep: 'Enable Two-Step',
      disableTwoStep: 'Disable Two-Step',
      apiKeys: 'API Credentials',
    },
  },
  vpsPanel: { sharing: { revoke: 'Revoke' } },
} as const satisfies {
  readonly panel: WordsFor<typeof PRESETS.pelican.screens> &
    WordsFor<typeof PRESETS.pterodactyl.screens>;
  readonly vpsPanel: {
    readonly sharing: Partial<WordsFor<typeof VPS_PRESETS.virtfusion>['sharing']>;
  };
};

/** Puts words in place of those that came with the file, and of missing ones. */
function replaceLabels(
  screens: Readonly<Record<string, Screen>>,
  words: Words,
  shipped: Words,
): Record<string, Screen> {
  return Object.fromEntries(
    Object.entries(screens).map(([id, screen]) => {
      const replaced = Object.entries(words[id] ?? {}).filter(
        ([key]) => screen[key] === undefined || screen[key] === shipped[id]?.[key],
      );
      return [id, { ...screen, ...Object.fromEntries(replaced) } as Screen];
    }),
  );
}

/** The provider with the labels and features of its presets. */
export function withPresets(provider: Provider): Provider {
  const { preset, panelExtensions = [], vpsPreset } = provider;
  let chosen = provider;
  if (preset !== undefined) {
    const { family, screens } = PRESETS[preset];
    const extensions = Object.fromEntries(panelExtensions.map((name) => [name, true]));
    // Its own values contradict neither: loading the file checks that.
    const features = { ...PRESETS[preset].features, ...chosen.features, ...extensions };
    chosen = {
      ...chosen,
      panel: { ...chosen.panel, family },
      features: features as Provider['features'],
      screens: {
        ...chosen.screens,
        panel: replaceLabels(chosen.screens.panel, screens, SHIPPED_WORDS.panel),
      },
    };
  }
  const { vpsPanel: vpsScreens } = chosen.screens;
  if (vpsPreset !== undefined && vpsScreens !== undefined) {
    const words = VPS_PRESETS[vpsPreset];
    const vpsPanel = replaceLabels(vpsScreens, words, SHIPPED_WORDS.vpsPanel);
    chosen = { ...chosen, screens: { ...chosen.screens, vpsPanel } };
  }
  return chosen;
}
