/**
 * Stored on this device under `help.bisect`: the search as the text of `formatPlan` (names of
 * plugins or mods, the reader's description of the test, the answers). Text that no longer parses
 * is ignored and the example is shown; the next answer overwrites it.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useStored } from './useStored';
import { helper } from '.';
import { parseAddonList } from './list/addon-list';
import { ListInput } from './views/ListInput';
import { createOrder } from './search/order';
import { parsePlan, formatPlan, type BisectPlan } from './search/plan';
import { Rounds, type AnswerHandlers } from './views/Rounds';
import { replayAnswers } from './search/search';
import { LIST, ROUNDS } from './texts';

/** The list in the guide's example. */
const EXAMPLE = `Server Plugins (8):
Bukkit Plugins:
 - Chunky, Citizens, CoreProtect, EssentialsX, LuckPerms, Multiverse-Core, PlaceholderAPI, Vault`;

const EXAMPLE_PLAN: BisectPlan = {
  kind: 'plugins',
  test: '',
  addons: parseAddonList(EXAMPLE).addons,
  frequency: 'always',
  answers: [],
  tried: 0,
};

const readStored = (stored: unknown): string | undefined =>
  typeof stored === 'string' && (stored === '' || parsePlan(stored) !== undefined)
    ? stored
    : undefined;

/** The stored search, and every way to change it. */
function useSearch() {
  const [stored, setStored] = useStored('help.bisect', '', readStored);
  const [beforeRestart, setBeforeRestart] = useState<BisectPlan>();
  const plan = useMemo(() => parsePlan(stored) ?? EXAMPLE_PLAN, [stored]);
  const order = useMemo(() => createOrder(plan.addons), [plan.addons]);
  const { answers, frequency, tried, addons } = plan;
  const state = useMemo(
    () => replayAnswers(order, answers, frequency),
    [order, answers, frequency],
  );

  const setPlan = (next: BisectPlan) => {
    setBeforeRestart(undefined);
    setStored(formatPlan(next));
  };
  const change = (values: Partial<BisectPlan>) => setPlan({ ...plan, ...values });
  return {
    plan,
    order,
    state,
    setPlan,
    isExample: stored === '',
    isUntouched: answers.length === 0 && tried === 0,
    isRestarted: beforeRestart !== undefined,
    clear: () => {
      setBeforeRestart(undefined);
      setStored('');
    },
    /** Undoes the last answer, or the restart. */
    undo: () => {
      if (beforeRestart !== undefined) setPlan(beforeRestart);
      else change(tried > 0 ? { tried: tried - 1 } : { answers: answers.slice(0, -1) });
    },
    restart: () => {
      change({ answers: [], tried: 0 });
      setBeforeRestart(plan);
    },
    answers: {
      onAnswer: (answer) =>
        change({ answers: [...answers.slice(0, state.rounds.length), answer], tried: 0 }),
      onTried: () => change({ tried: tried + 1 }),
      onNeed: (name, need) =>
        change({
          addons: addons.map((addon) =>
            addon.name === name ? { ...addon, needs: [...addon.needs, need] } : addon,
          ),
          answers: [],
          tried: 0,
        }),
    } satisfies AnswerHandlers,
  };
}

/** Turns a list of plugins or mods into rounds of a search, each with the files to move. */
export default function Bisect(): ReactNode {
  const { plan, order, state, isUntouched, isRestarted, ...search } = useSearch();
  const text = useMemo(() => formatPlan(plan), [plan]);
  return (
    <HelperPanel title={helper.title} intro={LIST.intro}>
      <ListInput
        plan={plan}
        order={order}
        isExample={search.isExample}
        onPlan={search.setPlan}
        onClear={search.clear}
      />
      <Rounds plan={plan} order={order} state={state} answers={search.answers}>
        {(!isUntouched || isRestarted) && (
          <Button onClick={search.undo}>{isRestarted ? ROUNDS.undoRestart : ROUNDS.undo}</Button>
        )}
        {!isUntouched && <Button onClick={search.restart}>{ROUNDS.restart}</Button>}
      </Rounds>
      <details>
        <summary>{ROUNDS.plan}</summary>
        <Output title={ROUNDS.planTitle} text={text} label={ROUNDS.copyPlan} />
      </details>
    </HelperPanel>
  );
}
