/** Turns what is notable about a file's settings into findings for the reader. Pure. */
import { palworldSettings, type PalworldSetting } from '../../../products/palworld/facts.data';
import type { Tone } from '../../ui/tone';
import {
  withValue,
  findDuplicateKeys,
  findRawValue,
  findSetting,
  findUnknownKeys,
  type SettingsFile,
} from './model';
import {
  listAdvice,
  formatDefault,
  isSerious,
  checkRawValue,
  formatValue,
  checkText,
} from './values';
import { ADVICE, KEYS } from './texts';

export interface SettingWarning {
  readonly tone: Extract<Tone, 'caution' | 'danger'>;
  readonly text: string;
}

/** The field value for a key: the file's, or the default if the file lacks the key. */
export function getFieldValue(settings: SettingsFile, setting: PalworldSetting): string {
  const raw = findRawValue(settings, setting.key);
  return raw === undefined ? formatDefault(setting) : formatValue(setting, raw);
}

/**
 * Settings with the form input applied.
 * @param drafts field texts by key; texts that the game would misread are skipped
 */
export function withDrafts(
  settings: SettingsFile,
  drafts: ReadonlyMap<string, string>,
): SettingsFile {
  return [...drafts].reduce((result, [key, text]) => {
    const setting = findSetting(key);
    const fault = setting && checkText(setting, text);
    return setting === undefined || (fault !== undefined && isSerious(fault))
      ? result
      : withValue(result, setting, text);
  }, settings);
}

/** Faults first, then what is unknown, duplicated, or not what people expect. */
export function listWarnings(settings: SettingsFile): SettingWarning[] {
  const faults = settings.entries.flatMap(({ key, raw }): SettingWarning[] => {
    const setting = findSetting(key);
    const fault = setting && checkRawValue(setting, raw);
    if (fault === undefined) return [];
    return [{ tone: isSerious(fault) ? 'danger' : 'caution', text: KEYS.fault(key, fault) }];
  });
  const values = new Map(
    palworldSettings.map((setting) => [setting.key, getFieldValue(settings, setting)]),
  );
  const getValue = (key: string) => String(values.get(key));
  const cautions = [
    ...findDuplicateKeys(settings).map(KEYS.twice),
    ...findUnknownKeys(settings).map(({ key, meant }) => KEYS.unknown(key, meant)),
    ...listAdvice(getValue).map((name) => ADVICE[name]),
  ];
  return [...faults, ...cautions.map((text) => ({ tone: 'caution' as const, text }))];
}
