/**
 * Keeps on this device, under `help.bisect`: the search as the text of `writePlan` (names of
 * plugins or mods, the reader's words for the test, the answers). Text that is no plan any more is
 * ignored, and the example shows; the next answer replaces it.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useStored } from '../../ui/useStored';
import { helper } from '.';
import { readList } from './list';
import { ListInput } from './ListInput';
import { arrange } from './order';
import { readPlan, writePlan, type Plan } from './plan';
import { Rounds } from './Rounds';
import { replay } from './search';
import { LIST, ROUNDS } from './words';

/** The list that the guide shows. */
const EXAMPLE = `Server Plugins (8):
Bukkit Plugins:
 - Chunky, Citizens, CoreProtect, EssentialsX, LuckPerms, Multiverse-Core, PlaceholderAPI, Vault`;

const EXAMPLE_PLAN: Plan = {
  kind: 'plugins',
  test: '',
  parts: readList(EXAMPLE).parts,
  shows: 'always',
  answers: [],
  tried: 0,
};

const readStored = (stored: unknown): string | undefined =>
  typeof stored === 'string' && (stored === '' || readPlan(stored) !== undefined)
    ? stored
    : undefined;

/** List of plugins or mods to rounds of a search, each with what to move. */
export default function Bisect(): ReactNode {
  const [stored, setStored] = useStored('help.bisect', '', readStored);
  const [beforeRestart, setBeforeRestart] = useState<Plan>();
  const plan = useMemo(() => readPlan(stored) ?? EXAMPLE_PLAN, [stored]);
  const order = useMemo(() => arrange(plan.parts), [plan.parts]);
  const state = useMemo(
    () => replay(order, plan.answers, plan.shows),
    [order, plan.answers, plan.shows],
  );
  const text = useMemo(() => writePlan(plan), [plan]);

  const isUntouched = plan.answers.length === 0 && plan.tried === 0;

  const change = (next: Plan) => {
    setBeforeRestart(undefined);
    setStored(writePlan(next));
  };
  const undo = () =>
    change(
      beforeRestart ??
        (plan.tried > 0
          ? { ...plan, tried: plan.tried - 1 }
          : { ...plan, answers: plan.answers.slice(0, -1) }),
    );
  const restart = () => {
    change({ ...plan, answers: [], tried: 0 });
    setBeforeRestart(plan);
  };

  return (
    <HelperPanel title={helper.title} intro={LIST.intro}>
      <ListInput
        plan={plan}
        order={order}
        isExample={stored === ''}
        onPlan={change}
        onClear={() => {
          setBeforeRestart(undefined);
          setStored('');
        }}
      />
      <Rounds
        plan={plan}
        order={order}
        state={state}
        onAnswer={(answer) =>
          change({
            ...plan,
            answers: [...plan.answers.slice(0, state.rounds.length), answer],
            tried: 0,
          })
        }
        onTried={() => change({ ...plan, tried: plan.tried + 1 })}
        onNeed={(name, need) =>
          change({
            ...plan,
            parts: plan.parts.map((part) =>
              part.name === name ? { ...part, needs: [...part.needs, need] } : part,
            ),
            answers: [],
            tried: 0,
          })
        }
        {...(isUntouched && beforeRestart === undefined ? {} : { onUndo: undo })}
        {...(isUntouched ? {} : { onRestart: restart })}
        undoLabel={beforeRestart === undefined ? ROUNDS.undo : ROUNDS.undoRestart}
      />
      <details>
        <summary>{ROUNDS.plan}</summary>
        <Output title={ROUNDS.planTitle} text={text} label={ROUNDS.copyPlan} />
      </details>
    </HelperPanel>
  );
}
