import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import type { Order } from './order';
import type { Kind } from './part';
import { labelOfUnit, sentenceOf, titleOf, type Plan } from './plan';
import { movesBetween, type Answer, type Ending, type Round, type State } from './search';
import styles from './styles.module.css';

/** How many names a cell of the table shows before it counts. */
const SHOWN = 6;

const NEXT: Readonly<Record<Round['kind'], string>> = {
  libraries: 'With libraries only the problem should be gone.',
  nothing: 'The libraries are under suspicion: test with an empty folder.',
  half: 'Halving.',
  everything: 'No round has shown the problem yet: make sure that it still exists.',
  without: 'Proof one: everything but the culprit must be clean.',
  alone: 'Proof two: does it cause the problem without the other suspects?',
  partner: 'It needs a partner: halving what stood before it.',
};

function forecast(round: Round): string {
  if (round.atMost === 0) return 'This round proves or disproves a name.';
  return `At most ${round.atMost} ${round.atMost === 1 ? 'round' : 'rounds'}, this one included, to the next name.`;
}

/** What to do once the search is over, or how to go on where it found nothing. */
function Advice({ ending, order, kind }: { ending: Ending; order: Order; kind: Kind }): ReactNode {
  const name = (unit: number) => labelOfUnit(order, unit);
  switch (ending.kind) {
    case 'found':
      return (
        <>
          <p>
            Leave {ending.culprits.map(({ unit }) => name(unit)).join(' and ')} out and report it to
            its author with the test and this table.
          </p>
          {ending.culprits.some(({ partners }) => partners.length > 0) && (
            <p>Two that do not get on: leaving one of them out is enough.</p>
          )}
          {ending.untested.length > 0 && (
            <p>
              Out with it because they need it, so neither cleared nor guilty:{' '}
              {ending.untested.map(name).join(', ')}.
            </p>
          )}
        </>
      );
    case 'outside':
      return (
        <p>
          Stop halving. Move all {kind} back, and test the server build, the data packs and a copy
          of the world instead.
        </p>
      );
    case 'gone':
      return (
        <p>
          Stop here if it stays away for a day: moving and restarting can cure it. If it comes back,
          undo to a round that you called clean and repeat its test several times. A wrong “gone”
          sends all following rounds astray.
        </p>
      );
    case 'unreliable':
      return (
        <p>
          Stop halving. Find a test that shows the problem every time, then restart with it, on the
          same world and with the same settings in each round.
        </p>
      );
  }
}

/** The rounds so far, and exactly what to do next. */
export function Rounds({
  plan,
  order,
  state,
  onAnswer,
  onUndo,
  undoLabel,
  onRestart,
}: {
  plan: Plan;
  order: Order;
  state: State;
  onAnswer: (answer: Answer) => void;
  onUndo?: () => void;
  undoLabel: string;
  onRestart?: () => void;
}): ReactNode {
  const { rounds, next, ending } = state;
  const on = plan.kind;
  const off = `${plan.kind}-off`;
  const names = (units: Iterable<number>) =>
    [...units].sort((a, b) => a - b).map((unit) => labelOfUnit(order, unit));
  const lines = (units: Iterable<number>) => names(units).join('\n');
  const short = (units: readonly number[]) =>
    units.length === 0
      ? 'nothing'
      : units.length <= SHOWN
        ? names(units).join(', ')
        : `${units.length}: ${names(units).slice(0, SHOWN).join(', ')} …`;
  // Once the libraries themselves are searched, they are listed as well.
  const hidden = rounds[0]?.answer === 'fault' ? 0 : order.base;
  const suspected = ({ active }: Round) => [...active].filter((unit) => unit >= hidden);

  const all = new Set(order.units.map((_, unit) => unit));
  const before = rounds.at(-1)?.active ?? all;
  const guilty =
    ending?.kind === 'found' ? new Set(ending.culprits.map(({ unit }) => unit)) : new Set<number>();
  const cleared =
    ending?.kind === 'found'
      ? new Set([...all].filter((unit) => !guilty.has(unit) && !ending.untested.includes(unit)))
      : all;
  const after = next?.active ?? cleared;
  const { back, out } = movesBetween(before, after);
  const first = rounds.length === 0;

  const moves = (
    <>
      {out.length > 0 && (
        <Output
          title={`Move out of “${on}” into “${off}” (${out.length})${first ? ', where it is not there yet' : ''}`}
          text={lines(out)}
        />
      )}
      {back.length > 0 && (
        <Output
          title={`Move back from “${off}” into “${on}” (${back.length})`}
          text={lines(back)}
        />
      )}
      {out.length + back.length === 0 && <p>Nothing has to be moved.</p>}
    </>
  );

  return (
    <>
      {next !== undefined && (
        <Verdict tone="note" title={`Round ${rounds.length}: ${NEXT[next.kind]}`}>
          <p>{forecast(next)}</p>
          <p>
            Stop the server. Jar files only, data folders stay. <code>{off}</code> lies beside{' '}
            <code>{on}</code>, not in it.
          </p>
        </Verdict>
      )}
      {ending !== undefined && (
        <Verdict
          tone={ending.kind === 'found' ? 'good' : 'caution'}
          title={sentenceOf(order, ending)}
        >
          <Advice ending={ending} order={order} kind={plan.kind} />
        </Verdict>
      )}
      {moves}
      {next !== undefined && (
        <>
          <p>
            {plan.test === ''
              ? 'Start the server and run your test.'
              : `Start the server and run your test: ${plan.test}.`}{' '}
            If it does not start because something is missing, put that back and repeat the round.
          </p>
          <div className={styles.buttons} role="group" aria-label="Result of this round">
            <button
              type="button"
              className="button button--primary"
              onClick={() => onAnswer('fault')}
            >
              The problem is there
            </button>
            <button
              type="button"
              className="button button--primary"
              onClick={() => onAnswer('clean')}
            >
              The problem is gone
            </button>
          </div>
          <details>
            <summary>
              All that must lie in “{on}” in this round ({after.size})
            </summary>
            <Output title={`In “${on}”; everything else in “${off}”`} text={lines(after)} />
          </details>
        </>
      )}
      {rounds.length > 0 && (
        <div className={styles.table} tabIndex={0} role="region" aria-label="Rounds so far">
          <table>
            <thead>
              <tr>
                <th scope="col">Round</th>
                <th scope="col">In, besides the libraries</th>
                <th scope="col">Problem?</th>
                <th scope="col">Still suspect</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map((round, index) => (
                <tr key={index}>
                  <th scope="row">
                    {index}, {titleOf(round)}
                  </th>
                  <td>{short(suspected(round))}</td>
                  <td>{round.answer === 'fault' ? <strong>yes</strong> : 'no'}</td>
                  <td>{short((rounds[index + 1] ?? next)?.suspects ?? [...guilty])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        {onUndo !== undefined && (
          <button type="button" className="button button--secondary" onClick={onUndo}>
            {undoLabel}
          </button>
        )}
        {onRestart !== undefined && (
          <button type="button" className="button button--secondary" onClick={onRestart}>
            Restart
          </button>
        )}
      </div>
    </>
  );
}
