import { useState, type ReactNode } from 'react';
import { palworldSettings, type PalworldSetting } from '../../../products/palworld/facts.data';
import { TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { SettingField } from './SettingField';
import styles from './styles.module.css';
import { TOPICS, VIEW } from './texts';

function matches({ key, meaning }: PalworldSetting, search: string): boolean {
  return `${key} ${meaning}`.toLowerCase().includes(search);
}

/** A field for every key: collapsed by topic, or filtered by a search. */
export function SettingsForm({
  changed,
  valueOf,
  onValue,
}: {
  /** Keys whose value is not the default. */
  changed: ReadonlySet<string>;
  valueOf: (setting: PalworldSetting) => string;
  onValue: (key: string, text: string) => void;
}): ReactNode {
  const [query, setQuery] = useState('');
  const search = query.trim().toLowerCase();
  const hits = palworldSettings.filter((setting) => matches(setting, search));
  const renderFields = (settings: readonly PalworldSetting[]) =>
    settings.map((setting) => (
      <SettingField
        key={setting.key}
        setting={setting}
        value={valueOf(setting)}
        onValue={(text) => onValue(setting.key, text)}
      />
    ));
  return (
    <>
      <TextField
        label={VIEW.findASetting}
        hint={VIEW.findHint}
        value={query}
        onValue={setQuery}
        autoComplete="off"
      />
      {search === '' ? (
        TOPICS.map(([topic, title]) => {
          const settings = palworldSettings.filter((setting) => setting.topic === topic);
          const changedCount = settings.filter(({ key }) => changed.has(key)).length;
          return (
            <Fold key={topic} summary={VIEW.topic(title, settings.length, changedCount)}>
              {() => <div className={styles.fields}>{renderFields(settings)}</div>}
            </Fold>
          );
        })
      ) : (
        <div className={styles.fields}>
          {hits.length > 0 ? renderFields(hits) : <p>{VIEW.nothingFound}</p>}
        </div>
      )}
    </>
  );
}
