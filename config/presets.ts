/**
 * Panels that many hosts run as they are: their family, what they lack, and the words on their
 * screens where these differ from the ones in provider.config.ts. One line chooses one:
 * `preset: 'pelican'`. A host that changed its panel leaves the line out and writes its own words.
 *
 * Read in the source of the panels: pelican-dev/panel 235c8fb (August 2026; `lang/en/server`,
 * `lang/en/profile.php`, and Filament's own words for its standard buttons), pterodactyl/panel
 * 706db62 (October 2024; `resources/scripts/components/server`).
 *
 * What no label can say is not in here: Pelican saves name and description of a server when the
 * field is left, without a button; its two-step codes come by app or e-mail, and it knows passkeys.
 */
import type { Features } from '../src/facts/features';
import type { Provider, Screen } from '../src/facts/provider';

interface Preset {
  readonly family: string;
  readonly features: Partial<Features>;
  readonly screens: Readonly<Record<string, Partial<Screen>>>;
}

/** Neither of the two has these screens without an extension. */
const NOT_IN_STOCK_PANELS: Partial<Features> = {
  versions: false,
  modpacks: false,
  pluginInstaller: false,
  importer: false,
  split: false,
  recycleBin: false,
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
        confirmEmail: 'Save',
        password: 'Password',
        twoStep: '2FA',
        disableTwoStep: 'Disable 2FA',
        apiKeys: 'API Keys',
      },
    },
  },
};

/** The provider with the words and functions of the panel that it names. */
export function withPreset(provider: Provider): Provider {
  if (provider.preset === undefined) return provider;
  const { family, features, screens } = PRESETS[provider.preset];
  const panel = Object.fromEntries(
    Object.entries(provider.screens.panel).map(([id, screen]) => [
      id,
      { ...screen, ...screens[id] } as Screen,
    ]),
  );
  return {
    ...provider,
    panel: { ...provider.panel, family },
    features: { ...provider.features, ...features } as Features,
    screens: { ...provider.screens, panel },
  };
}
