/** Holds all texts of the Palworld settings. Pure. */
import type { PalworldSetting, PalworldTopic } from '../../../products/palworld/facts.data';
import type { ParseNote, SettingsResult } from './model';
import type { Advice, ValueFault } from './values';

export const TOPICS: readonly (readonly [PalworldTopic, string])[] = [
  ['server', 'Server'],
  ['access', 'Who gets in'],
  ['world', 'World and progress'],
  ['players', 'Players'],
  ['pals', 'Pals'],
  ['items', 'Items and gathering'],
  ['bases', 'Bases and buildings'],
  ['guilds', 'Guilds'],
  ['death', 'Death and respawn'],
  ['pvp', 'Fighting between players'],
  ['travel', 'Travel'],
  ['stats', 'Status points'],
  ['voice', 'Voice chat'],
  ['interface', 'Messages and display'],
  ['saving', 'Saving'],
  ['performance', 'Load'],
  ['network', 'Ports and remote control'],
  ['legacy', 'Without effect on a dedicated server'],
];

/** Keys that the panel passes at every start, overriding the file. */
const PANEL_KEYS = [
  'ServerName',
  'ServerPlayerMaxNum',
  'AdminPassword',
  'ServerPassword',
  'PublicPort',
];

function rangeText({ min, max }: PalworldSetting): string {
  if (min === undefined) return '';
  return max === undefined ? ` From ${min} up.` : ` From ${min} to ${max}.`;
}

function defaultText({ default: value }: PalworldSetting): string {
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

export function hint(setting: PalworldSetting): string {
  const { since, meaning } = setting;
  return [
    meaning,
    `${rangeText(setting)} Default: ${defaultText(setting)}.`,
    since === undefined ? '' : ` New (${since}).`,
    PANEL_KEYS.includes(setting.key) ? ' The panel writes it at every start: change it there.' : '',
  ].join('');
}

export const NOTES: Readonly<Record<ParseNote, string>> = {
  'no-header': 'The header line was missing and is added.',
  comments: 'Lines that begin with a semicolon are left out.',
  'line-breaks': 'Line breaks inside the list are taken out; with them the game ignores the file.',
  'curly-quotes': 'Curly quotation marks are made straight.',
  'no-end-bracket': 'The closing bracket at the end was missing and is added.',
  'more-brackets': 'Brackets or commas behind the list are left out.',
};

export const FAULTS: Readonly<Record<ValueFault, string>> = {
  number: 'Write a number with a point, such as 1.5.',
  whole: 'Write a whole number.',
  below: 'Below the smallest value.',
  above: 'Above the limit that the makers name. The game may cut it down.',
  switch: 'Write True or False.',
  option: 'Not one of the known choices.',
  quotes: 'Text needs straight quotation marks around it.',
  brackets: 'A list needs one pair of round brackets around it, and quotation marks in pairs.',
  line: 'Text must stay on one line.',
  password: 'Longer than common start templates take.',
};

export const ADVICE: Readonly<Record<Advice, string>> = {
  preset: 'Difficulty is not None: the preset overrules the values below it.',
  pvp: 'Fighting between players needs all three: bIsPvP, bEnablePlayerToPlayerDamage and bEnableDefenseOtherGuildPlayer.',
  'rest-password': 'The REST API refuses everybody while AdminPassword is empty.',
  rcon: 'RCON is out of date. Never open its port to the internet.',
  'no-auth': 'bUseAuth is off: nobody checks who a player is.',
  hardcore: 'Hardcore or lost Pals: death removes them for good. Make a backup first.',
  'guild-reset': 'Bases of guilds that stay away are deleted. Make a backup first.',
  voice: 'Voice goes silent (VoiceChatZeroVolumeDistance) nearer than it is at full volume.',
  nobody: 'CrossplayPlatforms is empty: it may be that nobody can join.',
};

/** Keys in the file that need attention. */
export const KEYS = {
  fault: (key: string, fault: ValueFault): string => `${key}: ${FAULTS[fault]}`,
  twice: (key: string): string => `${key} stands there twice. Keep one.`,
  /** @param meant a known key with almost the same spelling */
  unknown: (key: string, meant: string | undefined): string =>
    meant === undefined
      ? `${key} is not in our list. It is kept as it is; it may be newer than the list.`
      : `${key} is not in our list and is kept. Is ${meant} meant?`,
} as const;

/** Why a pasted text could not be read, and what to do. */
export function failure(parsed: Extract<SettingsResult, { ok: false }>): string {
  switch (parsed.reason) {
    case 'empty':
      return 'Nothing is there.';
    case 'too-long':
      return 'This is far longer than a settings file. Paste PalWorldSettings.ini only.';
    case 'no-options':
      return 'There is no “OptionSettings=(” in it. Paste the whole file.';
    case 'no-equals':
      return `“${parsed.at}” stands between two commas without a key and “=”. A decimal comma, perhaps: write a point.`;
    case 'open-quote':
      return `A quotation mark is missing at the end of: ${parsed.at}`;
    case 'open-list':
      return `A closing bracket is missing in: ${parsed.at}`;
    case 'closed-early':
      return `The list ends too early, with a bracket behind: ${parsed.at}`;
  }
}

/** Labels and sentences of the view. Text in backticks is code. */
export const VIEW = {
  intro:
    'Paste your file or start from the defaults, change values with their meaning beside them, and copy the line back.',
  limits:
    'It cannot see your server: what counts there may differ. If the world’s folder holds a `WorldOption.sav`, the server takes its settings from that and ignores this file.',
  count: (keys: number, changed: number): string =>
    changed === 0
      ? `${keys} keys, all as on a new server`
      : `${keys} keys, ${changed} unlike a new server`,
  more: (lines: number): string => `And ${lines} more.`,
  topic: (title: string, keys: number, changed: number): string =>
    `${title} (${keys}${changed > 0 ? `, ${changed} changed` : ''})`,
  file: 'Your PalWorldSettings.ini',
  fileHint:
    'The whole file, passwords included if you like: it stays on this page. Empty: the values of a new server.',
  unreadable: 'This file cannot be read',
  findASetting: 'Find a setting',
  findHint: 'Part of a key or of what it does, such as egg or decay.',
  nothingFound: 'No key and no meaning has this.',
  onlyChanged: 'Write only what differs from a new server',
  onlyChangedHint:
    'A key that is left out keeps its default. But the usual template replaces a file of less than 1,200 characters with the defaults.',
  output: 'PalWorldSettings.ini: two lines, replace everything',
  copyFile: 'Copy the file',
} as const;
