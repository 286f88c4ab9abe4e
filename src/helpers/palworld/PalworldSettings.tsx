import { useState, type ReactNode } from 'react';
import { palworldSettings, type PalworldSetting } from '../../../products/palworld/facts.data';
import { CheckBox, TextArea, TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  change,
  defaultSettings,
  doubleKeys,
  isChanged,
  parseSettings,
  rawOf,
  settingOf,
  unknownKeys,
  writeSettings,
  type Settings,
} from './model';
import { SettingField } from './SettingField';
import styles from './styles.module.css';
import { advice, defaultText, isSerious, rawFault, shownText, textFault } from './values';
import { ADVICE, FAULTS, NOTES, TOPICS, VIEW, failure } from './words';

/** More lines than this hide the form on a phone; the rest is counted. */
const MAX_LINES = 12;

const valueIn = (settings: Settings, setting: PalworldSetting): string => {
  const raw = rawOf(settings, setting.key);
  return raw === undefined ? defaultText(setting) : shownText(setting, raw);
};

function remarks(settings: Settings): { line: string; serious: boolean }[] {
  const faults = settings.entries.flatMap(({ key, raw }) => {
    const setting = settingOf(key);
    const fault = setting && rawFault(setting, raw);
    return fault === undefined
      ? []
      : [{ line: `${key}: ${FAULTS[fault]}`, serious: isSerious(fault) }];
  });
  const given = (key: string) => {
    const setting = settingOf(key);
    return setting === undefined ? '' : valueIn(settings, setting);
  };
  const calm = [
    ...doubleKeys(settings).map((key) => `${key} stands there twice. Keep one.`),
    ...unknownKeys(settings).map(({ key, meant }) =>
      meant === undefined
        ? `${key} is not in our list. It is kept as it is; it may be newer than the list.`
        : `${key} is not in our list and is kept. Is ${meant} meant?`,
    ),
    ...advice(given).map((name) => ADVICE[name]),
  ];
  return [...faults, ...calm.map((line) => ({ line, serious: false }))];
}

/** Paste or start from the defaults, change values in a form, copy the line. */
export default function PalworldSettings(): ReactNode {
  const [pasted, setPasted] = useState('');
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [wanted, setWanted] = useState('');
  const [short, setShort] = useState(false);

  const parsed = pasted.trim() === '' ? undefined : parseSettings(pasted);
  const read = parsed?.ok === true ? parsed.settings : defaultSettings;
  let settings = read;
  for (const [key, text] of drafts) {
    const setting = settingOf(key);
    const fault = setting && textFault(setting, text);
    if (setting !== undefined && (fault === undefined || !isSerious(fault))) {
      settings = change(settings, setting, text);
    }
  }

  const changed = settings.entries.filter(isChanged);
  const found = remarks(settings);
  const lines = [...(parsed?.ok === true ? parsed.notes.map((note) => NOTES[note]) : [])];
  lines.push(...found.map(({ line }) => line));
  const field = (setting: PalworldSetting) => (
    <SettingField
      key={setting.key}
      setting={setting}
      value={drafts.get(setting.key) ?? valueIn(read, setting)}
      onValue={(text) => setDrafts(new Map(drafts).set(setting.key, text))}
    />
  );
  const search = wanted.trim().toLowerCase();
  const hits = palworldSettings.filter(({ key, meaning }) =>
    `${key} ${meaning}`.toLowerCase().includes(search),
  );

  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <p>
        It cannot see your server: what counts there may differ. If the world’s folder holds a{' '}
        <code>{VIEW.optionFile}</code>, the server takes its settings from that and ignores this
        file.
      </p>
      <TextArea
        label={VIEW.file}
        hint={VIEW.fileHint}
        rows={3}
        value={pasted}
        onValue={(text) => {
          setPasted(text);
          setDrafts(new Map());
        }}
      />
      {parsed?.ok === false ? (
        <Verdict tone="danger" title={VIEW.unreadable}>
          <p className={styles.changes}>{failure(parsed)}</p>
        </Verdict>
      ) : (
        <>
          <Verdict
            tone={
              found.some(({ serious }) => serious)
                ? 'danger'
                : lines.length > 0
                  ? 'caution'
                  : 'good'
            }
            title={`${settings.entries.length} keys, ${changed.length === 0 ? 'all' : changed.length} ${changed.length === 0 ? 'as on a new server' : 'unlike a new server'}`}
          >
            {lines.length > 0 && (
              <ul className={styles.changes}>
                {lines.slice(0, MAX_LINES).map((line) => (
                  <li key={line}>{line}</li>
                ))}
                {lines.length > MAX_LINES && <li>And {lines.length - MAX_LINES} more.</li>}
              </ul>
            )}
          </Verdict>
          <TextField
            label={VIEW.findASetting}
            hint={VIEW.findHint}
            value={wanted}
            onValue={setWanted}
            autoComplete="off"
          />
          {search === '' ? (
            TOPICS.map(([topic, title]) => {
              const own = palworldSettings.filter((setting) => setting.topic === topic);
              const count = changed.filter(({ key }) => settingOf(key)?.topic === topic).length;
              return (
                <Fold
                  key={topic}
                  summary={`${title} (${own.length}${count > 0 ? `, ${count} changed` : ''})`}
                >
                  {() => <div className={styles.fields}>{own.map(field)}</div>}
                </Fold>
              );
            })
          ) : (
            <div className={styles.fields}>
              {hits.length > 0 ? hits.map(field) : <p>{VIEW.nothingFound}</p>}
            </div>
          )}
          <CheckBox
            label={VIEW.onlyChanged}
            hint={VIEW.onlyChangedHint}
            checked={short}
            onValue={setShort}
          />
          <Output
            title={VIEW.output}
            text={writeSettings(settings, short ? isChanged : undefined)}
            label={VIEW.copyTheFile}
          />
        </>
      )}
    </HelperPanel>
  );
}
