import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { FieldRow, Select } from '../../../ui/Field';
import { InlineCode } from '../../../ui/InlineCode';
import { Output } from '../../../ui/Output';
import { Verdict } from '../../../ui/Verdict';
import { WideTable } from '../../../ui/WideTable';
import type { AddonOrder } from '../search/order';
import type { BisectPlan } from '../search/plan';
import {
  compareRounds,
  type RoundAnswer,
  type BisectRound,
  type BisectState,
} from '../search/round';
import styles from '../styles.module.css';
import {
  listAdvice,
  describeForecast,
  getRoundHeading,
  formatUnit,
  ROUNDS,
  describeEnding,
  getRoundTitle,
} from '../texts';

/** Names shown in a table cell; longer lists show a count. */
const MAX_SHOWN = 6;

const sortUnits = (units: Iterable<number>): number[] => [...units].sort((a, b) => a - b);

/** What stays in the folder after the search: everything but the culprits and what needs them. */
function listClearedUnits(order: AddonOrder, { ending }: BisectState): ReadonlySet<number> {
  const allUnits = order.units.map((_, unit) => unit);
  if (ending?.kind !== 'found') return new Set(allUnits);
  const out = new Set([...ending.culprits.map(({ unit }) => unit), ...ending.untested]);
  return new Set(allUnits.filter((unit) => !out.has(unit)));
}

function Moves({
  plan,
  order,
  state,
  after,
}: {
  plan: BisectPlan;
  order: AddonOrder;
  state: BisectState;
  after: ReadonlySet<number>;
}): ReactNode {
  const folder = plan.kind;
  const offFolder = `${folder}-off`;
  const before = state.rounds.at(-1)?.active ?? new Set(order.units.map((_, unit) => unit));
  const { back, out } = compareRounds(before, after);
  const moveOut = state.rounds.length === 0 ? ROUNDS.moveOutAtFirst : ROUNDS.moveOut;
  const formatLines = (units: readonly number[]) =>
    units.map((unit) => formatUnit(order, unit)).join('\n');
  return (
    <>
      {out.length > 0 && (
        <Output title={moveOut(folder, offFolder, out.length)} text={formatLines(out)} />
      )}
      {back.length > 0 && (
        <Output title={ROUNDS.moveBack(folder, offFolder, back.length)} text={formatLines(back)} />
      )}
      {out.length + back.length === 0 && <p>{ROUNDS.nothing}</p>}
    </>
  );
}

/** Lets the reader add a dependency that neither the jar nor the list declared. */
function AddDependency({
  order,
  onNeed,
}: {
  order: AddonOrder;
  onNeed: (addon: string, need: string) => void;
}): ReactNode {
  const names = order.addons.map(({ name }) => [name, name] as const);
  const [addon, setAddon] = useState(names[0]?.[0] ?? '');
  const [need, setNeed] = useState(names[1]?.[0] ?? '');
  return (
    <>
      <FieldRow>
        <Select label={ROUNDS.addonLabel} value={addon} onValue={setAddon} options={names} />
        <Select label={ROUNDS.needLabel} value={need} onValue={setNeed} options={names} />
      </FieldRow>
      <div className={styles.buttons}>
        <Button disabled={addon === need} onClick={() => onNeed(addon, need)}>
          {ROUNDS.addNeed}
        </Button>
      </div>
    </>
  );
}

/** Buttons for the reader's answer to a round. */
export interface AnswerHandlers {
  readonly onAnswer: (answer: RoundAnswer) => void;
  /** One of several tests passed. */
  readonly onTried: () => void;
  readonly onNeed: (addon: string, need: string) => void;
}

/** @param test number of the test in this round, from 1 */
function AnswerButtons({
  test,
  tests,
  answers: { onAnswer, onTried },
}: {
  test: number;
  tests: number;
  answers: AnswerHandlers;
}): ReactNode {
  return (
    <div className={styles.buttons} role="group" aria-label={ROUNDS.result}>
      <Button kind="primary" onClick={() => onAnswer('fault')}>
        {ROUNDS.fault}
      </Button>
      {test < tests ? (
        <Button kind="primary" onClick={onTried}>
          {ROUNDS.cleanTest(test, tests)}
        </Button>
      ) : (
        <Button kind="primary" onClick={() => onAnswer('clean')}>
          {ROUNDS.clean}
        </Button>
      )}
      <Button onClick={() => onAnswer('other')}>{ROUNDS.other}</Button>
    </div>
  );
}

function Question({
  plan,
  order,
  round,
  answers,
}: {
  plan: BisectPlan;
  order: AddonOrder;
  round: BisectRound;
  answers: AnswerHandlers;
}): ReactNode {
  return (
    <>
      <p>
        {ROUNDS.start(plan.test)} {ROUNDS.sameProblemOnly}
      </p>
      <AnswerButtons test={plan.tried + 1} tests={round.tests} answers={answers} />
      <details>
        <summary>{ROUNDS.missingDependency}</summary>
        <p>{ROUNDS.otherAdvice}</p>
        <AddDependency order={order} onNeed={answers.onNeed} />
      </details>
      <details>
        <summary>{ROUNDS.allSummary(plan.kind, round.active.size)}</summary>
        <Output
          title={ROUNDS.allTitle(plan.kind, `${plan.kind}-off`)}
          text={sortUnits(round.active)
            .map((unit) => formatUnit(order, unit))
            .join('\n')}
        />
      </details>
    </>
  );
}

function RoundsTable({ order, state }: { order: AddonOrder; state: BisectState }): ReactNode {
  const { rounds, next, ending } = state;
  const formatShort = (units: readonly number[]) => {
    const names = sortUnits(units).map((unit) => formatUnit(order, unit));
    if (names.length === 0) return ROUNDS.noNames;
    return names.length <= MAX_SHOWN
      ? names.join(', ')
      : `${names.length}: ${names.slice(0, MAX_SHOWN).join(', ')} …`;
  };
  // Once the libraries themselves are searched, they are listed as well.
  const hidden = rounds[0]?.answer === 'fault' ? 0 : order.libraryCount;
  const named = ending?.kind === 'found' ? ending.culprits.map(({ unit }) => unit) : [];
  return (
    <WideTable label={ROUNDS.table} columns={ROUNDS.columns}>
      {rounds.map((round, index) => (
        <tr key={index}>
          <th scope="row">{ROUNDS.row(index, getRoundTitle(round))}</th>
          <td>{formatShort([...round.active].filter((unit) => unit >= hidden))}</td>
          <td>
            {round.answer === 'fault' ? (
              <strong>{ROUNDS.answers.fault}</strong>
            ) : (
              ROUNDS.answers[round.answer]
            )}
          </td>
          <td>{formatShort((rounds[index + 1] ?? next)?.suspects ?? named)}</td>
        </tr>
      ))}
    </WideTable>
  );
}

/** Status of the search: the next round, or its result. */
function Standing({
  plan,
  order,
  state,
}: {
  plan: BisectPlan;
  order: AddonOrder;
  state: BisectState;
}): ReactNode {
  const { rounds, next, ending } = state;
  const isShown =
    ending?.kind === 'found' && ending.culprits.every(({ proof }) => proof === 'shown');
  return (
    <>
      {next !== undefined && (
        <Verdict tone="note" title={getRoundHeading(rounds.length, next)}>
          <p>{describeForecast(next)}</p>
          <p>
            <InlineCode text={ROUNDS.stop(plan.kind, `${plan.kind}-off`)} />
          </p>
        </Verdict>
      )}
      {ending !== undefined && (
        <Verdict tone={isShown ? 'good' : 'caution'} title={describeEnding(order, ending)}>
          {listAdvice(order, ending, plan.kind).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Verdict>
      )}
    </>
  );
}

/** The rounds so far, and exactly what to do next. */
export function Rounds({
  plan,
  order,
  state,
  answers,
  children,
}: {
  plan: BisectPlan;
  order: AddonOrder;
  state: BisectState;
  answers: AnswerHandlers;
  /** Undo and restart. */
  children: ReactNode;
}): ReactNode {
  const { rounds, next } = state;
  return (
    <>
      <Standing plan={plan} order={order} state={state} />
      <Moves
        plan={plan}
        order={order}
        state={state}
        after={next?.active ?? listClearedUnits(order, state)}
      />
      {next !== undefined && <Question plan={plan} order={order} round={next} answers={answers} />}
      {rounds.length > 0 && <RoundsTable order={order} state={state} />}
      <div className={styles.buttons}>{children}</div>
    </>
  );
}
