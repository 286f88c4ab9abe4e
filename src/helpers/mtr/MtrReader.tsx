import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { CheckBox, Select, TextArea } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { EXAMPLE } from './example';
import { judge, type Judgement } from './judge';
import { readReports } from './model';
import { answered, type Report } from './report';
import styles from './styles.module.css';
import { hostText, lossText, summarize, time } from './summary';
import { explain, PLACES } from './words';

const PROBLEMS = {
  empty: 'Paste a report. Until then you see an example.',
  'no-route':
    'No route report found in this text. Paste the lines with the numbered hops, from mtr, WinMTR, PingPlotter, pathping, tracert or traceroute.',
} as const;

/** What the verdict says of one hop, in the last column. */
function remark(
  { places, limited, slow, mute, at }: Judgement,
  number: number,
  index: number,
): string {
  const notes = [
    ...(at?.number === number ? ['begins here'] : []),
    ...(limited.includes(number) ? ['limits its replies'] : []),
    ...(slow.includes(number) ? ['answers slowly'] : []),
    ...(mute.includes(number) ? ['never answers, harmless'] : []),
  ];
  const place = PLACES[places[index] ?? 'unknown'];
  return notes.length === 0 ? place : `${place}; ${notes.join(', ')}`;
}

function Hops({
  report,
  judgement,
  redact,
}: {
  report: Report;
  judgement: Judgement;
  redact: boolean;
}): ReactNode {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Hops of the report">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Hop</th>
            <th scope="col">Host</th>
            <th scope="col">Loss</th>
            <th scope="col">Sent</th>
            <th scope="col">Avg ms</th>
            <th scope="col">Worst ms</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {report.hops.map((hop, index) => {
            const home = judgement.places[index] === 'home';
            return (
              <tr
                key={hop.number}
                className={judgement.at?.number === hop.number ? styles.bad : undefined}
              >
                <td>{hop.number}</td>
                <td className={styles.host}>{hostText(hop, home, redact)}</td>
                <td>{lossText(hop)}</td>
                <td>{hop.sent}</td>
                <td>{time(answered(hop) ? hop.avgMs : undefined)}</td>
                <td>{time(answered(hop) ? hop.worstMs : undefined)}</td>
                <td className={styles.where}>{remark(judgement, hop.number, index)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Pasted route report to verdict, table and a summary to send. Keeps and sends nothing. */
export default function MtrReader(): ReactNode {
  const [text, setText] = useState('');
  const [redact, setRedact] = useState(true);
  const [chosen, setChosen] = useState('0');
  const pasted = useDeferredValue(text);
  const isExample = pasted.trim() === '';
  const parsed = useMemo(() => readReports(isExample ? EXAMPLE : pasted), [isExample, pasted]);
  const reports = parsed.ok ? parsed.reports : [];
  const report = reports[Number(chosen)] ?? reports[0];
  const read = useMemo(() => {
    if (report === undefined) return undefined;
    const judgement = judge(report);
    return { judgement, words: explain(report, judgement) };
  }, [report]);
  return (
    <HelperPanel
      title="MTR reader"
      intro="Paste a report of mtr (in any of its forms), WinMTR, PingPlotter, pathping, tracert or traceroute. It is read from the last line upward, as described below."
    >
      <TextArea
        label="Your report"
        value={text}
        onValue={(value) => {
          setText(value);
          setChosen('0');
        }}
        rows={7}
        wrap="off"
        placeholder="Paste the report here"
        hint={isExample ? PROBLEMS.empty : undefined}
        error={!parsed.ok && !isExample ? PROBLEMS[parsed.reason] : undefined}
      />
      {reports.length > 1 && (
        <Select
          label="Report to read"
          value={chosen}
          onValue={setChosen}
          options={reports.map(
            ({ hops, target }, index) =>
              [
                String(index),
                `${index + 1} of ${reports.length}: ${hops.length} hops${target === undefined ? '' : ` to ${target}`}`,
              ] as const,
          )}
        />
      )}
      {report !== undefined && read !== undefined && (
        <>
          <Verdict
            tone={read.words.tone}
            title={`${isExample ? 'Example: ' : ''}${read.words.title}`}
          >
            {read.words.why.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <ul>
              {read.words.next.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Verdict>
          <Hops report={report} judgement={read.judgement} redact={redact} />
          <p className={styles.limits}>
            A report shows one direction at one time. Loss on the way back looks the same as loss on
            the way out, and whose router a hop is follows from its name, address and AS number
            only.
          </p>
          <CheckBox
            label="Hide names and addresses of my own network"
            checked={redact}
            onValue={setRedact}
          />
          <Output
            title="Summary for a ticket or for your provider"
            text={summarize(report, read.judgement, read.words, redact)}
            label="Copy the summary"
          />
        </>
      )}
    </HelperPanel>
  );
}
