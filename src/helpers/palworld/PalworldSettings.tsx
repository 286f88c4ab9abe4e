import { useState, type ReactNode } from 'react';
import { CheckBox, TextArea } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { InlineCode } from '../../ui/InlineCode';
import { Output } from '../../ui/Output';
import { getWorstTone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  defaultSettings,
  isChanged,
  parseSettings,
  formatSettings,
  type ParseNote,
  type SettingsFile,
} from './model';
import { listWarnings, getFieldValue, withDrafts } from './review';
import { SettingsForm } from './SettingsForm';
import styles from './styles.module.css';
import { failure, NOTES, VIEW } from './texts';

/** Form input by key. It belongs to the pasted file. */
type Drafts = ReadonlyMap<string, string>;
const NO_DRAFTS: Drafts = new Map();

/** More lines than this push the form off a phone screen; the rest are counted. */
const MAX_LINES = 12;

/** How many keys differ from the defaults, and which values need attention. */
function Review({
  settings,
  notes,
  changed,
}: {
  settings: SettingsFile;
  /** What was fixed while the file was parsed. */
  notes: readonly ParseNote[];
  changed: number;
}): ReactNode {
  const lines = [
    ...notes.map((note) => ({ tone: 'caution' as const, text: NOTES[note] })),
    ...listWarnings(settings),
  ];
  return (
    <Verdict
      tone={getWorstTone(lines.map(({ tone }) => tone))}
      title={VIEW.count(settings.entries.length, changed)}
    >
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.slice(0, MAX_LINES).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
          {lines.length > MAX_LINES && <li>{VIEW.more(lines.length - MAX_LINES)}</li>}
        </ul>
      )}
    </Verdict>
  );
}

/** The form, and the resulting file. */
function Editor({
  read,
  notes,
  drafts,
  onDrafts,
}: {
  read: SettingsFile;
  notes: readonly ParseNote[];
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
}): ReactNode {
  const [isShort, setShort] = useState(false);
  const settings = withDrafts(read, drafts);
  const changed = settings.entries.filter(isChanged);
  return (
    <>
      <Review settings={settings} notes={notes} changed={changed.length} />
      <SettingsForm
        changed={new Set(changed.map(({ key }) => key))}
        valueOf={(setting) => drafts.get(setting.key) ?? getFieldValue(read, setting)}
        onValue={(key, text) => onDrafts(new Map(drafts).set(key, text))}
      />
      <CheckBox
        label={VIEW.onlyChanged}
        hint={VIEW.onlyChangedHint}
        checked={isShort}
        onValue={setShort}
      />
      <Output
        title={VIEW.output}
        text={formatSettings(settings, isShort ? isChanged : undefined)}
        label={VIEW.copyFile}
      />
    </>
  );
}

/** Paste a file or start from the defaults, change values in a form, copy the line. */
export default function PalworldSettings(): ReactNode {
  const [pasted, setPasted] = useState('');
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const parsed = pasted.trim() === '' ? undefined : parseSettings(pasted);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <p>
        <InlineCode text={VIEW.limits} />
      </p>
      <TextArea
        label={VIEW.file}
        hint={VIEW.fileHint}
        rows={3}
        value={pasted}
        onValue={(text) => {
          setPasted(text);
          setDrafts(NO_DRAFTS);
        }}
      />
      {parsed?.ok === false ? (
        <Verdict tone="danger" title={VIEW.unreadable}>
          <p className={styles.changes}>{failure(parsed)}</p>
        </Verdict>
      ) : (
        <Editor
          read={parsed?.settings ?? defaultSettings}
          notes={parsed?.notes ?? []}
          drafts={drafts}
          onDrafts={setDrafts}
        />
      )}
    </HelperPanel>
  );
}
