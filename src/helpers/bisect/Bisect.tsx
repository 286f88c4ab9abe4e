/**
 * Keeps on this device, under `help.bisect`: the search as the text of `writePlan` (names of
 * plugins or mods, the reader's words for the test, the answers). Text that is no plan any more is
 * ignored, and the example shows; the next answer replaces it.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useStored } from '../../ui/useStored';
import { readList } from './list';
import { ListInput } from './ListInput';
import { arrange } from './order';
import { readPlan, writePlan, type Plan } from './plan';
import { Rounds } from './Rounds';
import { replay } from './search';

/** The list that the guide shows. */
const EXAMPLE = `Server Plugins (8):
Bukkit Plugins:
 - Chunky, Citizens, CoreProtect, EssentialsX, LuckPerms, Multiverse-Core, PlaceholderAPI, Vault`;

const EXAMPLE_PLAN: Plan = {
  kind: 'plugins',
  test: '',
  parts: readList(EXAMPLE).parts,
  answers: [],
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
  const state = useMemo(() => replay(order, plan.answers), [order, plan.answers]);
  const text = useMemo(() => writePlan(plan), [plan]);

  const change = (next: Plan) => {
    setBeforeRestart(undefined);
    setStored(writePlan(next));
  };
  const undo = () => change(beforeRestart ?? { ...plan, answers: plan.answers.slice(0, -1) });
  const restart = () => {
    change({ ...plan, answers: [] });
    setBeforeRestart(plan);
  };

  return (
    <HelperPanel
      title="Bisect assistant"
      intro="Says round by round which files to move, until the culprit has a name. Remembers the rounds on this device."
    >
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
          change({ ...plan, answers: [...plan.answers.slice(0, state.rounds.length), answer] })
        }
        {...(beforeRestart === undefined && plan.answers.length === 0 ? {} : { onUndo: undo })}
        {...(plan.answers.length === 0 ? {} : { onRestart: restart })}
        undoLabel={beforeRestart === undefined ? 'Undo the last answer' : 'Undo the restart'}
      />
      <details>
        <summary>The plan as text, to print, to keep or to go on elsewhere</summary>
        <Output
          title="Paste it into the field above, here or on another device"
          text={text}
          label="Copy the plan"
        />
      </details>
    </HelperPanel>
  );
}
