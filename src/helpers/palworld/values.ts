/**
 * Converts values of the Palworld settings between file and form field, and validates them. Pure.
 * Types and limits come from the facts.
 */
import { palworld, type PalworldSetting } from '../../../products/palworld/facts.data';

/** What is wrong with a value. `option` and `above` only warn: newer versions may allow more. */
export type ValueFault =
  | 'number'
  | 'whole'
  | 'below'
  | 'above'
  | 'switch'
  | 'option'
  | 'quotes'
  | 'brackets'
  | 'line'
  | 'password';

const NUMBER = /^[+-]?(?:\d{1,12}(?:\.\d*)?|\.\d+)$/;
const DECIMALS = 6;
const LIST = /^\((.*)\)$/s;

/** The field text for the default. */
export function formatDefault({ type, default: value }: PalworldSetting): string {
  if (type === 'list') return String(value).replace(LIST, '$1');
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

const isQuoted = (raw: string) => raw.length > 1 && raw.startsWith('"') && raw.endsWith('"');

/** The field text for a value in the file. A malformed value is shown as it is. */
export function formatValue({ type }: PalworldSetting, raw: string): string {
  switch (type) {
    case 'string':
      return isQuoted(raw) ? raw.slice(1, -1).replace(/\\(["\\])/g, '$1') : raw;
    case 'list':
      return raw.replace(LIST, '$1');
    case 'number':
      return NUMBER.test(raw) ? String(Number(raw)) : raw;
    case 'boolean':
      if (/^true$/i.test(raw)) return 'True';
      return /^false$/i.test(raw) ? 'False' : raw;
    case 'enum':
      return raw;
  }
}

/** The file text for a field. Removes line breaks, which would end the line. */
export function encodeValue({ type, whole }: PalworldSetting, text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  if (type === 'string') return `"${line.replace(/["\\]/g, '\\$&')}"`;
  const bare = line.trim();
  if (type === 'list') return bare === '' ? '' : `(${bare})`;
  if (type === 'number' && NUMBER.test(bare)) {
    return whole === true && Number.isInteger(Number(bare))
      ? String(Number(bare))
      : Number(bare).toFixed(DECIMALS);
  }
  return bare;
}

function checkNumber({ whole, min, max }: PalworldSetting, text: string): ValueFault | undefined {
  if (!NUMBER.test(text)) return 'number';
  const value = Number(text);
  if (whole === true && !Number.isInteger(value)) return 'whole';
  if (min !== undefined && value < min) return 'below';
  return max !== undefined && value > max ? 'above' : undefined;
}

function checkOption({ options }: PalworldSetting, text: string): ValueFault | undefined {
  const isKnown = options?.some((option) => option.toLowerCase() === text.toLowerCase());
  return isKnown === true ? undefined : 'option';
}

function checkList({ options }: PalworldSetting, text: string): ValueFault | undefined {
  const quoteCount = text.split('"').length - 1;
  if (/[()]/.test(text) || quoteCount % 2 !== 0) return 'brackets';
  if (options === undefined || text === '') return undefined;
  const items = text.split(',').map((item) => item.trim());
  return items.every((item) => options.includes(item)) ? undefined : 'option';
}

function checkString({ key }: PalworldSetting, text: string): ValueFault | undefined {
  if (/[\r\n]/.test(text)) return 'line';
  const isTooLong = key.endsWith('Password') && text.length > palworld.passwordMaxLength;
  return isTooLong ? 'password' : undefined;
}

/** What is wrong with a field's text; undefined if it is valid. */
export function checkText(setting: PalworldSetting, text: string): ValueFault | undefined {
  const bare = text.trim();
  switch (setting.type) {
    case 'number':
      return checkNumber(setting, bare);
    case 'boolean':
      return bare === 'True' || bare === 'False' ? undefined : 'switch';
    case 'enum':
      return checkOption(setting, bare);
    case 'list':
      return checkList(setting, bare);
    case 'string':
      return checkString(setting, text);
  }
}

/** What is wrong with a value in the file. */
export function checkRawValue(setting: PalworldSetting, raw: string): ValueFault | undefined {
  if (setting.type === 'string' && !isQuoted(raw)) return 'quotes';
  if (setting.type === 'list' && raw !== '' && !LIST.test(raw)) return 'brackets';
  return checkText(setting, formatValue(setting, raw));
}

/** Faults that make the game read something other than intended. */
export const isSerious = (fault: ValueFault): boolean =>
  fault !== 'option' && fault !== 'above' && fault !== 'password';

/** Combinations of values that do not do what people expect. */
export type Advice =
  | 'preset'
  | 'pvp'
  | 'rest-password'
  | 'rcon'
  | 'no-auth'
  | 'hardcore'
  | 'guild-reset'
  | 'voice'
  | 'nobody';

/** @param value the field text of a key; the default if the file lacks it */
export function listAdvice(value: (key: string) => string): Advice[] {
  const on = (key: string) => value(key) === 'True';
  const fighting = ['bIsPvP', 'bEnablePlayerToPlayerDamage', 'bEnableDefenseOtherGuildPlayer'];
  const rules: readonly (readonly [Advice, boolean])[] = [
    ['preset', value('Difficulty') !== 'None'],
    ['pvp', fighting.some(on) && !fighting.every(on)],
    ['rest-password', on('RESTAPIEnabled') && value('AdminPassword') === ''],
    ['rcon', on('RCONEnabled')],
    ['no-auth', !on('bUseAuth')],
    ['hardcore', on('bHardcore') || on('bPalLost')],
    ['guild-reset', on('bAutoResetGuildNoOnlinePlayers')],
    [
      'voice',
      on('bEnableVoiceChat') &&
        Number(value('VoiceChatMaxVolumeDistance')) > Number(value('VoiceChatZeroVolumeDistance')),
    ],
    ['nobody', value('CrossplayPlatforms') === ''],
  ];
  return rules.filter(([, applies]) => applies).map(([name]) => name);
}
