import { Fragment, useState, type ReactNode } from 'react';
import { minecraft } from '../../facts/minecraft.data';
import { worldThings } from '../../facts/world-layouts.data';
import { FieldRow, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  layoutOf,
  MAIN_THINGS,
  readLevelName,
  readVersion,
  softwareNames,
  THINGS,
  withLevelName,
  type Software,
} from './layout';
import { planMove, planText, type Move, type Server } from './model';
import styles from './styles.module.css';
import { VERDICTS, VERSION_ERROR, VIEW } from './words';

const SOFTWARE = Object.entries(softwareNames) as (readonly [Software, string])[];

const readSoftware = (text: string): Software | undefined =>
  SOFTWARE.find(([software]) => software === text)?.[0];

/** Text of the model, with what stands in backticks as code. */
function Literal({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Moves between the same two folders as one list of names, others one by one. */
function Moves({ moves }: { moves: readonly Move[] }): ReactNode {
  const [first] = moves;
  if (first === undefined) return null;
  const together =
    moves.length > 1 &&
    moves.every(
      ({ from, to }) =>
        folderOf(from) === folderOf(first.from) &&
        folderOf(to) === folderOf(first.to) &&
        nameOf(from) === nameOf(to),
    );
  return (
    <>
      {together && (
        <p>
          From <code>{folderOf(first.from)}</code> into <code>{folderOf(first.to)}</code>:
        </p>
      )}
      <ul>
        {moves.map(({ from, to }) => (
          <li key={from}>
            {together ? (
              <code>{nameOf(from)}</code>
            ) : (
              <>
                <code>{from}</code> to <code>{to}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const NO_PLACE = 'none';

/** A path that breaks at its slashes only. */
function PathCode({ path }: { path: string }): ReactNode {
  return (
    <code>
      {path.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

/** Where everything lies, before and after. */
function Paths({ from, to, name }: { from: Server; to: Server; name: string }): ReactNode {
  const [all, setAll] = useState(false);
  const source = layoutOf(from.software, from.version);
  const target = layoutOf(to.software, to.version);
  if (source === undefined || target === undefined) return null;
  const cell = (path: string | null) => {
    if (path === null) return NO_PLACE;
    const named = withLevelName(path, name);
    return path.includes(' ') ? <Literal text={named} /> : <PathCode path={named} />;
  };
  return (
    <>
      <div className={styles.table} tabIndex={0} role="region" aria-label={VIEW.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{VIEW.thing}</th>
              <th scope="col">{VIEW.now}</th>
              <th scope="col">{VIEW.afterwards}</th>
            </tr>
          </thead>
          <tbody>
            {(all ? THINGS : MAIN_THINGS).map((thing) => {
              const before = source.paths[thing];
              const after = target.paths[thing];
              return (
                <tr key={thing}>
                  <th scope="row">{worldThings[thing]}</th>
                  <td>{cell(before)}</td>
                  <td>{before === after ? 'the same' : cell(after)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <button type="button" className="button button--secondary" onClick={() => setAll(!all)}>
        {all ? 'Show the main things only' : `Show all ${THINGS.length} things`}
      </button>
    </>
  );
}

/** The plan of one way, in words. */
function planned(from: Server, to: Server, name: string): ReactNode {
  const plan = planMove(from, to, name);
  return (
    <>
      <Verdict tone={VERDICTS[plan.how][0]} title={VERDICTS[plan.how][1]}>
        {plan.notes.map((note) => (
          <p key={note}>
            <Literal text={note} />
          </p>
        ))}
      </Verdict>
      {plan.steps.length > 0 && (
        <>
          <p>
            <strong>{VIEW.inThisOrder}</strong>
          </p>
          <ol>
            {plan.steps.map(({ text, moves = [] }, index) => (
              <li key={index}>
                <Literal text={text} />
                <Moves moves={moves} />
              </li>
            ))}
          </ol>
        </>
      )}
      {plan.lost.length > 0 && (
        <>
          <p>
            <strong>{VIEW.lost}</strong>
          </p>
          <ul>
            {plan.lost.map((text) => (
              <li key={text}>
                <Literal text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
      {plan.undo !== undefined && <p>{plan.undo}</p>}
      <Paths from={from} to={to} name={name} />
      {plan.steps.length > 0 && (
        <details>
          <summary>{VIEW.thePlanAsText}</summary>
          <Output title={VIEW.planTitle} text={planText(plan)} label={VIEW.copyThePlan} />
        </details>
      )}
      <p>
        It cannot see your files: leftovers of earlier conversions and worlds of plugins are yours
        to check.
        {plan.sources.length > 0 && (
          <>
            {' '}
            Source:{' '}
            {plan.sources.map((source, index) => (
              <span key={source}>
                {index > 0 && ', '}
                <a href={source}>{new URL(source).hostname}</a>
              </span>
            ))}
            .
          </>
        )}
      </p>
    </>
  );
}

/** Program and version, before and after, to the steps between them. */
export default function WorldLayout(): ReactNode {
  const [fromSoftware, setFromSoftware] = useUrlState<Software>(
    'from',
    'paper',
    readSoftware,
    String,
  );
  const [toSoftware, setToSoftware] = useUrlState<Software>('to', 'vanilla', readSoftware, String);
  const newest = minecraft.paperStable;
  const [fromText, setFromText] = useUrlState('from-version', newest, (text) => text, String);
  const [toText, setToText] = useUrlState('to-version', newest, (text) => text, String);
  const [nameText, setNameText] = useState('world');

  const fromVersion = readVersion(fromText);
  const toVersion = readVersion(toText);
  const name = readLevelName(nameText);
  const ready = fromVersion !== undefined && toVersion !== undefined && name !== undefined;
  const result = ready
    ? planned(
        { software: fromSoftware, version: fromVersion },
        { software: toSoftware, version: toVersion },
        name,
      )
    : undefined;

  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select
          label={VIEW.from}
          value={fromSoftware}
          onValue={setFromSoftware}
          options={SOFTWARE}
        />
        <TextField
          label={VIEW.fromVersion}
          value={fromText}
          onValue={setFromText}
          error={fromVersion === undefined ? VERSION_ERROR : undefined}
        />
      </FieldRow>
      <FieldRow>
        <Select label={VIEW.to} value={toSoftware} onValue={setToSoftware} options={SOFTWARE} />
        <TextField
          label={VIEW.toVersion}
          value={toText}
          onValue={setToText}
          error={toVersion === undefined ? VERSION_ERROR : undefined}
        />
      </FieldRow>
      <TextField
        label={VIEW.folderOfTheWorld}
        hint={VIEW.folderHint}
        value={nameText}
        onValue={setNameText}
        error={
          name === undefined ? 'A folder’s name, without .. and special characters.' : undefined
        }
      />
      {result}
    </HelperPanel>
  );
}
