/** Turns what is notable about a file's settings into findings for the reader. Pure. */
import { palworldSettings, type PalworldSetting } from '../../../products/palworld/facts.data';
import type { Tone } from '../../ui/tone';
import { withValue, doubleKeys, rawOf, settingOf, unknownKeys, type Settings } from './model';
import { advice, defaultText, isSerious, rawFault, shownText, textFault } from './values';
import { ADVICE, KEYS } from './texts';

export interface Remark {
  readonly tone: Extract<Tone, 'caution' | 'danger'>;
  readonly text: string;
}

/** The field value for a key: the file's, or the default if the file lacks the key. */
export function valueIn(settings: Settings, setting: PalworldSetting): string {
  const raw = rawOf(settings, setting.key);
  return raw === undefined ? defaultText(setting) : shownText(setting, raw);
}

/**
 * Settings with the form input applied.
 * @param drafts field texts by key; texts that the game would misread are skipped
 */
export function withDrafts(settings: Settings, drafts: ReadonlyMap<string, string>): Settings {
  return [...drafts].reduce((result, [key, text]) => {
    const setting = settingOf(key);
    const fault = setting && textFault(setting, text);
    return setting === undefined || (fault !== undefined && isSerious(fault))
      ? result
      : withValue(result, setting, text);
  }, settings);
}

/** Faults first, then what is unknown, duplicated, or not what people expect. */
export function remarksOf(settings: Settings): Remark[] {
  const faults = settings.entries.flatMap(({ key, raw }): Remark[] => {
    const setting = settingOf(key);
    const fault = setting && rawFault(setting, raw);
    if (fault === undefined) return [];
    return [{ tone: isSerious(fault) ? 'danger' : 'caution', text: KEYS.fault(key, fault) }];
  });
  const values = new Map(
    palworldSettings.map((setting) => [setting.key, valueIn(settings, setting)]),
  );
  const valueOfKey = (key: string) => String(values.get(key));
  const cautions = [
    ...doubleKeys(settings).map(KEYS.twice),
    ...unknownKeys(settings).map(({ key, meant }) => KEYS.unknown(key, meant)),
    ...advice(valueOfKey).map((name) => ADVICE[name]),
  ];
  return [...faults, ...cautions.map((text) => ({ tone: 'caution' as const, text }))];
}
