import { useState, type ReactNode } from 'react';
import { CheckBox, FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { Verdict } from '../../ui/Verdict';
import { readList } from './list';
import { partsOf, type Order } from './order';
import { keyOf, labelOf, MAX_PARTS } from './part';
import { cleanTest, isPlan, readPlan, type Plan } from './plan';
import { roundsToName } from './search';
import styles from './styles.module.css';
import { LIST, REFUSED, SHOWS } from './words';

interface Note {
  readonly tone: 'note' | 'caution';
  readonly text: string;
}

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
          ? { tone: 'caution', text: LIST.noPlan }
          : { tone: 'note', text: LIST.planRead(found.answers.length) },
      );
      if (found !== undefined) onPlan(found);
      return;
    }
    const list = readList(text);
    const count = list.parts.length;
    if (count === 0) {
      setNote({
        tone: 'caution',
        text: LIST.noNames,
      });
      return;
    }
    const { announced } = list;
    setNote(
      announced !== undefined && announced !== count
        ? {
            tone: 'caution',
            text: LIST.otherCount(announced, count),
          }
        : count === MAX_PARTS
          ? { tone: 'caution', text: LIST.tooMany }
          : undefined,
    );
    onPlan({ ...plan, kind: list.kind, parts: list.parts, answers: [], tried: 0 });
  };

  const drop = async (files: readonly File[]) => {
    const { merge, partsOfJars, readJar } = await import('./jars');
    const jars = [];
    const wanted = files.filter(({ name }) => /\.jar$/i.test(name)).slice(0, MAX_PARTS);
    for (const [index, file] of wanted.entries()) {
      setBusy(LIST.reading(index + 1, wanted.length, file.name));
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
        ? { tone: 'note', text: LIST.jarsRead(jars.length) }
        : { tone: 'caution', text: LIST.byNameOnly(refused) },
    );
    setTyped(undefined);
    onPlan({
      ...plan,
      kind: read.kind,
      parts: isExample ? read.parts : merge(plan.parts, read.parts),
      answers: [],
      tried: 0,
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
        label={LIST.field}
        hint={LIST.fieldHint}
        rows={6}
        value={typed ?? plan.parts.map(labelOf).join('\n')}
        onValue={paste}
      />
      <FileDrop label={LIST.drop} accept=".jar" multiple onFiles={(files) => void drop(files)} />
      <FieldRow>
        <Select
          label={LIST.kind}
          value={plan.kind}
          onValue={(kind) => onPlan({ ...plan, kind })}
          options={LIST.kinds}
        />
        <TextField
          label={LIST.test}
          // The plan holds it without spaces around; while it is typed they must stay.
          value={
            typedTest !== undefined && cleanTest(typedTest) === plan.test ? typedTest : plan.test
          }
          placeholder={LIST.testExample}
          onValue={(test) => {
            setTypedTest(test);
            onPlan({ ...plan, test: cleanTest(test) });
          }}
        />
      </FieldRow>
      <Select
        label={LIST.shows}
        hint={LIST.showsHint}
        value={plan.shows}
        onValue={(shows) => onPlan({ ...plan, shows })}
        options={SHOWS}
      />
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
        {isExample ? LIST.example : ''}
        {LIST.summary(
          suspects,
          kept.map(({ name }) => name),
          roundsToName(order),
        )}
      </p>
      {order.missing.length > 0 && (
        <Verdict
          tone="caution"
          title={LIST.missing(
            distinct(order.missing.map(({ part, needs }) => `${needs} (by ${part})`)),
          )}
        >
          <p>{LIST.missingAdvice}</p>
        </Verdict>
      )}
      <details onToggle={(event) => setListOpen(event.currentTarget.open)}>
        <summary>{LIST.units}</summary>
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
            {LIST.forget}
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
      <p>{locked ? LIST.locked : LIST.unlocked}</p>
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
                    {library ? LIST.library : ' '}
                  </span>
                ) : (
                  <CheckBox
                    key={name}
                    label={LIST.isLibrary(name)}
                    checked={library}
                    onValue={(mark) => onToggle(name, mark)}
                  />
                ),
              )}
              {needs.length > 0 && LIST.needs(needs)}
              {parts.length > 1 && LIST.together}
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
