import { useState, type ReactNode } from 'react';
import { CheckBox, FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { Verdict } from '../../ui/Verdict';
import { readList } from './list';
import { partsOf, type Order } from './order';
import { keyOf, labelOf, MOST_PARTS } from './part';
import { cleanTest, isPlan, readPlan, type Plan } from './plan';
import { roundsToName } from './search';
import styles from './styles.module.css';

interface Note {
  readonly tone: 'note' | 'caution';
  readonly text: string;
}

const REFUSED: Readonly<Record<string, string>> = {
  'not-a-zip': 'is no jar file',
  damaged: 'is damaged',
  'too-large': 'unpacks to more than a jar should',
  'no-descriptor': 'has no plugin or mod description',
};

/** How many names a note lists before it only counts. */
const SHOWN = 8;

const some = (names: readonly string[]): string =>
  names.length <= SHOWN
    ? names.join(', ')
    : `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`;

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Where the list comes from, and what was understood of it. */
export function ListInput({
  plan,
  order,
  isExample,
  onPlan,
  onClear,
}: {
  plan: Plan;
  order: Order;
  isExample: boolean;
  onPlan: (plan: Plan) => void;
  onClear: () => void;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState<Note>();
  const [typedTest, setTypedTest] = useState<string>();
  const [busy, setBusy] = useState('');
  const [listOpen, setListOpen] = useState(false);
  const started = plan.answers.length > 0;
  const suspects = order.units.length - order.base;
  const kept = order.parts.filter((_, index) =>
    order.units.slice(0, order.base).some((unit) => unit.includes(index)),
  );

  const paste = (text: string) => {
    setTyped(text);
    if (isPlan(text)) {
      const found = readPlan(text);
      setNote(
        found === undefined
          ? { tone: 'caution', text: 'This plan names no plugin or mod. Paste all of it.' }
          : { tone: 'note', text: `Plan read, with ${plural(found.answers.length, 'answer')}.` },
      );
      if (found !== undefined) onPlan(found);
      return;
    }
    const list = readList(text);
    const count = list.parts.length;
    if (count === 0) {
      setNote({
        tone: 'caution',
        text: 'No names found. Paste the answer to “plugins”, or the file names of the folder.',
      });
      return;
    }
    const { announced } = list;
    setNote(
      announced !== undefined && announced !== count
        ? {
            tone: 'caution',
            text: `The server counts ${announced}, and ${count} could be read: is all of the list here?`,
          }
        : count === MOST_PARTS
          ? { tone: 'caution', text: `Only the first ${MOST_PARTS} names are used.` }
          : undefined,
    );
    onPlan({ ...plan, kind: list.kind, parts: list.parts, answers: [] });
  };

  const drop = async (files: readonly File[]) => {
    const { merge, partsOfJars, readJar } = await import('./jars');
    const jars = [];
    const wanted = files.filter(({ name }) => /\.jar$/i.test(name)).slice(0, MOST_PARTS);
    for (const [index, file] of wanted.entries()) {
      setBusy(`Reading ${index + 1} of ${wanted.length}: ${file.name}`);
      jars.push(
        await readJar(file.name, {
          size: file.size,
          read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
        }),
      );
    }
    setBusy('');
    if (jars.length === 0) {
      setNote({ tone: 'caution', text: 'None of these files ends in “.jar”.' });
      return;
    }
    const read = partsOfJars(jars);
    const refused = jars.flatMap((jar) =>
      jar.refused === undefined ? [] : [`${jar.file} ${REFUSED[jar.refused] ?? ''}`],
    );
    setNote(
      refused.length === 0
        ? { tone: 'note', text: `${plural(jars.length, 'jar')} read, with what each one needs.` }
        : { tone: 'caution', text: `Used by the file’s name only: ${some(refused)}.` },
    );
    setTyped(undefined);
    onPlan({
      ...plan,
      kind: read.kind,
      parts: isExample ? read.parts : merge(plan.parts, read.parts),
      answers: [],
    });
  };

  const toggle = (name: string, library: boolean) =>
    onPlan({
      ...plan,
      parts: plan.parts.map((part) => (part.name === name ? { ...part, library } : part)),
    });

  const fields = (
    <>
      <TextArea
        label="Answer to “plugins”, names of the jar files, or a saved plan"
        hint="Bukkit, Paper and Velocity lists, a folder listing, a Fabric log, or one name per line."
        rows={6}
        value={typed ?? plan.parts.map(labelOf).join('\n')}
        onValue={paste}
      />
      <FileDrop
        label="Or choose the jar files, or drop them here: then it is known which needs which"
        accept=".jar"
        multiple
        onFiles={(files) => void drop(files)}
      />
      <FieldRow>
        <Select
          label="What are they?"
          value={plan.kind}
          onValue={(kind) => onPlan({ ...plan, kind })}
          options={[
            ['plugins', 'Plugins'],
            ['mods', 'Mods'],
          ]}
        />
        <TextField
          label="Your test"
          // The plan holds it without spaces around; while it is typed they must stay.
          value={
            typedTest !== undefined && cleanTest(typedTest) === plan.test ? typedTest : plan.test
          }
          placeholder="join, open a chest, wait two minutes"
          onValue={(test) => {
            setTypedTest(test);
            onPlan({ ...plan, test: cleanTest(test) });
          }}
        />
      </FieldRow>
    </>
  );

  return (
    <>
      {started ? null : fields}
      <p role="status" className={styles.status}>
        {busy}
      </p>
      {note !== undefined && <Verdict tone={note.tone} title={note.text} />}
      <p>
        {isExample ? 'The example of this guide: ' : ''}
        {plural(suspects, 'suspect')}
        {order.base > 0 &&
          `, ${plural(kept.length, 'library that stays in', 'libraries that stay in')} (${some(kept.map(({ name }) => name))})`}
        . One culprit has a name after at most {plural(roundsToName(order), 'round')}, round 0
        included, then come the proofs.
      </p>
      {order.missing.length > 0 && (
        <Verdict
          tone="caution"
          title={`Needed, and not in the list: ${some(
            distinct(order.missing.map(({ part, needs }) => `${needs} (by ${part})`)),
          )}`}
        >
          <p>If it is not on the server either, repair that first: what needs it does not start.</p>
        </Verdict>
      )}
      <details onToggle={(event) => setListOpen(event.currentTarget.open)}>
        <summary>Libraries and what belongs together</summary>
        {listOpen && <Units order={order} locked={started} onToggle={toggle} />}
      </details>
      {!isExample && !started && (
        <div className={styles.buttons}>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setTyped(undefined);
              setNote(undefined);
              onClear();
            }}
          >
            Forget this list
          </button>
        </div>
      )}
    </>
  );
}

/** Every unit in the order of the search, with its marks. */
function Units({
  order,
  locked,
  onToggle,
}: {
  order: Order;
  locked: boolean;
  onToggle: (name: string, library: boolean) => void;
}): ReactNode {
  return (
    <>
      <p>
        {locked
          ? 'Restart the search to change the marks.'
          : 'A mark keeps a library in until everything else is cleared.'}
      </p>
      <ul>
        {order.units.map((unit, index) => {
          const parts = partsOf(order, index);
          const needs = distinct(parts.flatMap((part) => part.needs));
          return (
            <li key={unit.join()}>
              {parts.map(({ name, library }) =>
                locked ? (
                  <span key={name}>
                    {name}
                    {library ? ' (library) ' : ' '}
                  </span>
                ) : (
                  <CheckBox
                    key={name}
                    label={`${name} is a library`}
                    checked={library}
                    onValue={(mark) => onToggle(name, mark)}
                  />
                ),
              )}
              {needs.length > 0 && `Needs ${some(needs)}. `}
              {parts.length > 1 && 'These need each other and move together.'}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}
