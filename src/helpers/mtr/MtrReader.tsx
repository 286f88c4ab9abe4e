import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { CheckBox, Select, TextArea } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { WideTable } from '../../ui/WideTable';
import { helper } from '.';
import { EXAMPLE } from './example';
import { judgeRoute, type RouteJudgment } from './judging/judge';
import { parseReports } from './model';
import { hasReply, type RouteReport } from './report';
import styles from './styles.module.css';
import { formatHost, formatLoss, summarize, formatMs } from './summary';
import { explain, SEGMENTS, VIEW } from './texts';

/** The note about a hop, in the last column. */
function describeHop(
  { segments, limited, slow, mute, at }: RouteJudgment,
  number: number,
  index: number,
): string {
  const notes = [
    ...(at?.number === number ? [VIEW.notes.begins] : []),
    ...(limited.includes(number) ? [VIEW.notes.limited] : []),
    ...(slow.includes(number) ? [VIEW.notes.slow] : []),
    ...(mute.includes(number) ? [VIEW.notes.mute] : []),
  ];
  const segment = SEGMENTS[segments[index] ?? 'unknown'];
  return notes.length === 0 ? segment : `${segment}; ${notes.join(', ')}`;
}

function HopRow({
  hop,
  index,
  judgment,
  redact,
}: {
  hop: RouteReport['hops'][number];
  /** Its index in the report. */
  index: number;
  judgment: RouteJudgment;
  redact: boolean;
}): ReactNode {
  const isOwnNetwork = judgment.segments[index] === 'home';
  return (
    <tr className={judgment.at?.number === hop.number ? styles.bad : undefined}>
      <td>{hop.number}</td>
      <td className={styles.host}>{formatHost(hop, { isOwnNetwork, redact })}</td>
      <td>{formatLoss(hop)}</td>
      <td>{hop.sent}</td>
      <td>{formatMs(hasReply(hop) ? hop.avgMs : undefined)}</td>
      <td>{formatMs(hasReply(hop) ? hop.worstMs : undefined)}</td>
      <td className={styles.where}>{describeHop(judgment, hop.number, index)}</td>
    </tr>
  );
}

function Hops({
  report,
  judgment,
  redact,
}: {
  report: RouteReport;
  judgment: RouteJudgment;
  redact: boolean;
}): ReactNode {
  return (
    <WideTable className={styles.hops} label={VIEW.table} columns={VIEW.columns}>
      {report.hops.map((hop, index) => (
        <HopRow key={hop.number} hop={hop} index={index} judgment={judgment} redact={redact} />
      ))}
    </WideTable>
  );
}

/** One report: verdict, table and a summary to send. */
function Reading({ report, isExample }: { report: RouteReport; isExample: boolean }): ReactNode {
  const [redact, setRedact] = useState(true);
  const { judgment, explanation } = useMemo(() => {
    const found = judgeRoute(report);
    return { judgment: found, explanation: explain(report, found) };
  }, [report]);
  return (
    <>
      <Verdict
        tone={explanation.tone}
        title={`${isExample ? VIEW.example : ''}${explanation.title}`}
      >
        {explanation.why.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {explanation.next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Verdict>
      <Hops report={report} judgment={judgment} redact={redact} />
      <p className={styles.limits}>{VIEW.limits}</p>
      <CheckBox label={VIEW.redact} checked={redact} onValue={setRedact} />
      <Output
        title={VIEW.summary}
        text={summarize({ report, judgment, explanation, redact })}
        label={VIEW.copy}
      />
    </>
  );
}

/**
 * Turns a pasted route report into a verdict, a table and a summary to send. Stores and sends
 * nothing.
 */
export default function MtrReader(): ReactNode {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('0');
  const pasted = useDeferredValue(text);
  const isExample = pasted.trim() === '';
  const parsed = useMemo(() => parseReports(isExample ? EXAMPLE : pasted), [isExample, pasted]);
  const reports = parsed.ok ? parsed.reports : [];
  const report = reports[Number(chosen)] ?? reports[0];
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <TextArea
        label={VIEW.input}
        value={text}
        onValue={(value) => {
          setText(value);
          setChosen('0');
        }}
        rows={7}
        wrap="off"
        placeholder={VIEW.placeholder}
        hint={isExample ? VIEW.problems.empty : undefined}
        error={!parsed.ok && !isExample ? VIEW.problems[parsed.reason] : undefined}
      />
      {reports.length > 1 && (
        <Select
          label={VIEW.choice}
          value={chosen}
          onValue={setChosen}
          options={reports.map(({ hops, target }, index) => {
            const position = VIEW.position(index + 1, reports.length);
            return [String(index), VIEW.option(position, hops.length, target)] as const;
          })}
        />
      )}
      {parsed.ok && parsed.shortened && <p className={styles.limits}>{VIEW.shortened}</p>}
      {report !== undefined && <Reading report={report} isExample={isExample} />}
    </HelperPanel>
  );
}
