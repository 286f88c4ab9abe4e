/**
 * Panels that many hosts run as they are: their family, what they lack, and the words on their
 * screens where these differ from the ones in provider.config.ts. One line chooses one:
 * `preset: 'pelican'`. A host that changed its panel leaves the line out and writes its own words.
 *
 * Read in the source of the panels: pelican-dev/panel 235c8fb (August 2026; `lang/en/server`,
 * `lang/en/profile.php`, and Filament's own words for its standard buttons), pterodactyl/panel
 * 706db62 (October 2024; `resources/scripts/components/server`).
 *
 * What no label can say is in guides, in `<If has="pelican">` and `<If lacks="pelican">`, which
 * follow from `panel.family`: other rights, two-step codes by e-mail and passkeys, a schedule that
 * deletes files. Pelican saves name and description of a server when the field is left, without a
 * button.
 *
 * `vpsPreset: 'virtfusion'` does the same for the VPS panel. Its source is not public: the words are
 * those that two hosts show in their help pages, read in November 2026; what they do not show stays
 * as it is in provider.config.ts.
 */
import type { Features } from '../src/facts/features';
import type { Provider, Screen } from '../src/facts/provider';

interface Preset {
  readonly family: string;
  readonly features: Partial<Features>;
  readonly screens: Readonly<Record<string, Partial<Screen>>>;
}

/** Neither of the two has these without an extension. */
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

export const PRESETS: Readonly<Record<'pterodactyl' | 'pelican', Preset>> = {
  pterodactyl: { family: 'Pterodactyl', features: NOT_IN_STOCK_PANELS, screens: {} },
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
};

/** The words of VPS panels. */
export const VPS_PRESETS: Readonly<
  Record<'virtfusion', Readonly<Record<string, Partial<Screen>>>>
> = {
  virtfusion: {
    servers: { manage: 'Manage' },
    overview: { label: 'Overview', start: 'Boot' },
    options: { label: 'Options', resetPassword: 'Reset Password' },
    sharing: {
      label: 'Sharing',
      newToken: 'Generate Token',
      grant: 'Grant Access',
      revoke: 'Remove',
    },
  },
};

/** Screens with other words on some of their parts. */
function reworded(
  screens: Readonly<Record<string, Screen>>,
  words: Readonly<Record<string, Partial<Screen>>>,
): Record<string, Screen> {
  return Object.fromEntries(
    Object.entries(screens).map(([id, screen]) => [id, { ...screen, ...words[id] } as Screen]),
  );
}

/** The provider with the words and functions of the panels that it names. */
export function withPreset(provider: Provider): Provider {
  const { preset, vpsPreset } = provider;
  let chosen = provider;
  if (preset !== undefined) {
    const { family, features, screens } = PRESETS[preset];
    chosen = {
      ...chosen,
      panel: { ...chosen.panel, family },
      features: { ...chosen.features, ...features } as Features,
      screens: { ...chosen.screens, panel: reworded(chosen.screens.panel, screens) },
    };
  }
  if (vpsPreset !== undefined) {
    const vpsPanel = reworded(chosen.screens.vpsPanel, VPS_PRESETS[vpsPreset]);
    chosen = { ...chosen, screens: { ...chosen.screens, vpsPanel } };
  }
  return chosen;
}
