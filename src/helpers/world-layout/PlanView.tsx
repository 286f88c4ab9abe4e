import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { planMigration, formatPlan, type MigrationPlan, type Migration } from './model';
import { Moves } from './Moves';
import { Paths } from './Paths';
import { VERDICTS, VIEW } from './texts';

function Steps({ steps }: Pick<MigrationPlan, 'steps'>): ReactNode {
  return (
    <>
      <p>
        <strong>{VIEW.inThisOrder}</strong>
      </p>
      <ol>
        {steps.map(({ text, moves = [] }, index) => (
          <li key={index}>
            <InlineCode text={text} />
            <Moves moves={moves} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Losses({ lost }: Pick<MigrationPlan, 'lost'>): ReactNode {
  return (
    <>
      <p>
        <strong>{VIEW.lost}</strong>
      </p>
      <ul>
        {lost.map((text) => (
          <li key={text}>
            <InlineCode text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the plan cannot know, and its sources. */
function Limits({ sources }: Pick<MigrationPlan, 'sources'>): ReactNode {
  return (
    <p>
      {VIEW.limits}
      {sources.length > 0 && (
        <>
          {' '}
          {VIEW.source}{' '}
          {sources.map((source, index) => (
            <span key={source}>
              {index > 0 && ', '}
              <a href={source}>{new URL(source).hostname}</a>
            </span>
          ))}
          .
        </>
      )}
    </p>
  );
}

/** One migration in words: whether it is possible, what to do, and what is lost. */
export function PlanView({ from, to, name }: Migration): ReactNode {
  const plan = planMigration(from, to, name);
  const { how, steps, lost, notes, undo, sources } = plan;
  const [tone, title] = VERDICTS[how];
  return (
    <>
      <Verdict tone={tone} title={title}>
        {notes.map((note) => (
          <p key={note}>
            <InlineCode text={note} />
          </p>
        ))}
      </Verdict>
      {steps.length > 0 && <Steps steps={steps} />}
      {lost.length > 0 && <Losses lost={lost} />}
      {undo !== undefined && <p>{undo}</p>}
      <Paths from={from} to={to} name={name} />
      {steps.length > 0 && (
        <details>
          <summary>{VIEW.planSummary}</summary>
          <Output title={VIEW.planTitle} text={formatPlan(plan)} label={VIEW.copyPlan} />
        </details>
      )}
      <Limits sources={sources} />
    </>
  );
}
