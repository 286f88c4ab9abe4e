import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Verdict } from '../../../ui/Verdict';
import type { Jar } from '../list/jars';
import { ListFields } from './ListFields';
import type { AddonOrder } from '../search/order';
import { withoutDuplicateNames, MAX_ADDONS } from '../list/addon';
import type { BisectPlan } from '../search/plan';
import { countRoundsToName } from '../search/round';
import styles from '../styles.module.css';
import { describeJars, parseInput, type InputNote } from '../list/parse-input';
import { Units } from './Units';
import { LIST } from '../texts';

interface ListInputProps {
  readonly plan: BisectPlan;
  readonly order: AddonOrder;
  readonly isExample: boolean;
  readonly onPlan: (plan: BisectPlan) => void;
  readonly onClear: () => void;
}

/** Reads jars one after another. @param onFile called before each, with its progress message */
async function readJars(
  files: readonly File[],
  onFile: (status: string) => void,
): Promise<readonly Jar[]> {
  const { readJar } = await import('../list/jars');
  const wanted = files.filter(({ name }) => /\.jar$/i.test(name)).slice(0, MAX_ADDONS);
  const jars: Jar[] = [];
  for (const [index, file] of wanted.entries()) {
    onFile(LIST.reading(index + 1, wanted.length, file.name));
    jars.push(
      await readJar(file.name, {
        size: file.size,
        read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
      }),
    );
  }
  return jars;
}

/** State of the list being read, from text or from jars, and how to cancel. */
function useList({ plan, isExample, onPlan, onClear }: ListInputProps) {
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState<InputNote>();
  const [status, setStatus] = useState('');
  const takePasted = (text: string) => {
    const taken = parseInput(plan, text);
    setTyped(text);
    setNote(taken.note);
    if (taken.plan !== undefined) onPlan(taken.plan);
  };
  const takeFiles = async (files: readonly File[]) => {
    const jars = await readJars(files, setStatus);
    setStatus('');
    setNote(describeJars(jars));
    if (jars.length === 0) return;
    const { mergeAddons, toAddons } = await import('../list/jars');
    const { kind, addons } = toAddons(jars);
    setTyped(undefined);
    onPlan({
      ...plan,
      kind,
      addons: isExample ? addons : mergeAddons(plan.addons, addons),
      answers: [],
      tried: 0,
    });
  };
  const clearList = () => {
    setTyped(undefined);
    setNote(undefined);
    onClear();
  };
  return { typed, note, status, takePasted, takeFiles, clear: clearList };
}

/** How many suspects and libraries there are, and which requirements are missing. */
function Summary({ order, isExample }: { order: AddonOrder; isExample: boolean }): ReactNode {
  const libraries = order.addons.filter((_, index) =>
    order.units.slice(0, order.libraryCount).some((unit) => unit.includes(index)),
  );
  const missing = withoutDuplicateNames(
    order.missing.map(({ addon, needs }) => LIST.neededBy(needs, addon)),
  );
  return (
    <>
      <p>
        {isExample ? LIST.example : ''}
        {LIST.summary(
          order.units.length - order.libraryCount,
          libraries.map(({ name }) => name),
          countRoundsToName(order),
        )}
      </p>
      {missing.length > 0 && (
        <Verdict tone="caution" title={LIST.missing(missing)}>
          <p>{LIST.missingAdvice}</p>
        </Verdict>
      )}
    </>
  );
}

/** Takes the list as text or jars, and shows what was recognized. */
export function ListInput(props: ListInputProps): ReactNode {
  const { plan, order, isExample, onPlan } = props;
  const { typed, note, status, takePasted, takeFiles, clear } = useList(props);
  const [isListOpen, setListOpen] = useState(false);
  const isStarted = plan.answers.length > 0;
  const mark = (name: string, library: boolean) =>
    onPlan({
      ...plan,
      addons: plan.addons.map((addon) => (addon.name === name ? { ...addon, library } : addon)),
    });
  return (
    <>
      {!isStarted && (
        <ListFields
          plan={plan}
          typed={typed}
          onText={takePasted}
          onFiles={(files) => void takeFiles(files)}
          onChange={(change) => onPlan({ ...plan, ...change })}
        />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {note !== undefined && <Verdict tone={note.tone} title={note.text} />}
      <Summary order={order} isExample={isExample} />
      <details onToggle={(event) => setListOpen(event.currentTarget.open)}>
        <summary>{LIST.units}</summary>
        {isListOpen && <Units order={order} locked={isStarted} onToggle={mark} />}
      </details>
      {!isExample && !isStarted && (
        <div className={styles.buttons}>
          <Button onClick={clear}>{LIST.forget}</Button>
        </div>
      )}
    </>
  );
}
