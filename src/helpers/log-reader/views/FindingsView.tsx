import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Fold } from '../../../ui/Fold';
import { Verdict } from '../../../ui/Verdict';
import type { LogFinding, LogReport, Outcome } from '../model';
import { FirstErrorView } from './FirstErrorView';
import { getLead } from '../findings/order/outcome';
import styles from '../styles.module.css';
import { formatRecognized, renderTicket } from './ticket';
import { FINDING, LABELS, FIRST_ERROR } from '../texts';

const SHOWN_AT_FIRST = 10;

/** Anchor of a finding, so that “back” leads from the guide to it. */
export const FINDING_ID = 'log-finding-';

/** Stores the finding's anchor in the history before a guide opens. */
function markFinding(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
}

/** The guides about a finding; nothing if there are none. */
function GuideLinks({
  guides,
  findingId,
}: {
  guides: LogFinding['guides'];
  findingId: string;
}): ReactNode {
  return (
    guides.length > 0 && (
      <p>
        <strong>{FINDING.guides(guides.length)}</strong>{' '}
        {guides.map(({ route, row, title }, index) => (
          <span key={route}>
            {index > 0 && ', '}
            {/* The rows' ids come from a remark plugin, which Docusaurus's anchor check does not see. */}
            <Link
              to={row === undefined ? route : `${route}#${row}`}
              data-noBrokenLinkCheck
              onClick={() => markFinding(findingId)}
            >
              {title}
            </Link>
          </span>
        ))}
      </p>
    )
  );
}

function Entry({ finding, id }: { finding: LogFinding; id: string }): ReactNode {
  const { title, cause, fix, guides, line, text, count, outcome } = finding;
  const shown = FINDING.outcome[outcome];
  return (
    <div role="listitem" className={styles.finding} id={id} tabIndex={-1}>
      <p className={styles.findingTitle}>{title}</p>
      <p className={styles.place}>
        {FINDING.line(line)}
        {count > 1 && FINDING.times(count)}
        {shown !== undefined && `. ${shown}`}
      </p>
      <pre tabIndex={0} className={styles.line}>
        <code>{text}</code>
      </pre>
      <p>
        <strong>{FINDING.why}</strong> {cause}
      </p>
      <p>
        <strong>{FINDING.what}</strong> {fix}
      </p>
      <GuideLinks guides={guides} findingId={id} />
    </div>
  );
}

/** Not an `ol`: guides style those as steps. */
function List({ findings, kind }: { findings: readonly LogFinding[]; kind: string }): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <div role="list" className={styles.findings}>
        {shown.map((finding, index) => (
          <Entry
            key={`${finding.id} ${finding.title}`}
            id={`${FINDING_ID}${kind}${index + 1}`}
            finding={finding}
          />
        ))}
      </div>
      {shown.length < findings.length && (
        <Button onClick={() => setAll(true)}>{FINDING.showAll(findings.length)}</Button>
      )}
    </>
  );
}

/** What the report says as a whole, above its findings. */
function ReportVerdict({
  report,
  title,
  lead: { outcome, count },
  children,
}: {
  report: LogReport;
  title: string | undefined;
  lead: { outcome: Outcome; count: number };
  children: ReactNode;
}): ReactNode {
  const { unknownGame, exit, more } = report;
  const words = count === 0 ? FINDING.none : FINDING.some[outcome](count);
  return (
    <Verdict
      tone={count === 0 ? 'note' : 'caution'}
      title={title === undefined ? words : `${title}: ${words}`}
    >
      <p>{formatRecognized(report)}.</p>
      {unknownGame !== undefined && <p>{FINDING.unknownGame(unknownGame)}</p>}
      {count === 0 && <p>{FINDING.notClean}</p>}
      {count > 0 && outcome === 'open' && <p>{FINDING.possible}</p>}
      {exit !== undefined && count > 0 && <p>{exit.meaning}</p>}
      {more && <p>{FINDING.more}</p>}
      {children}
    </Verdict>
  );
}

/** Findings that most readers do not need, in a fold; nothing if there are none. */
function FoldedList({
  summary,
  findings,
  kind,
}: {
  summary: (count: number) => string;
  findings: readonly LogFinding[];
  kind: string;
}): ReactNode {
  return (
    findings.length > 0 && (
      <Fold summary={summary(findings.length)}>
        {() => <List findings={findings} kind={kind} />}
      </Fold>
    )
  );
}

/** Problems and hints in a report, under a verdict and followed by the place to look at. */
export function Findings({
  report,
  title,
  children,
}: {
  report: LogReport;
  /** Precedes the verdict, e.g. a note that this is an example. */
  title?: string;
  children?: ReactNode;
}): ReactNode {
  const { hints, firstError, possibleCause } = report;
  const { lead, rest, outcome } = getLead(report.problems);
  const count = lead.length;
  return (
    <>
      <ReportVerdict report={report} title={title} lead={{ outcome, count }}>
        {children}
      </ReportVerdict>
      {count > 0 && <List findings={lead} kind="" />}
      <FoldedList summary={FINDING.rest} findings={rest} kind="rest-" />
      {possibleCause !== undefined && (
        <>
          <p>{FIRST_ERROR.reading}</p>
          <List findings={[possibleCause]} kind="reading-" />
        </>
      )}
      {count === 0 ? (
        <FirstErrorView report={report} />
      ) : (
        firstError !== undefined && (
          <Fold summary={FINDING.placeInFull(FIRST_ERROR.heading)}>
            {() => <FirstErrorView report={report} />}
          </Fold>
        )
      )}
      <FoldedList summary={FINDING.hints} findings={hints} kind="hint-" />
      <p className={styles.actions}>
        <CopyButton text={renderTicket(report)} label={LABELS.copyTicket} />
      </p>
    </>
  );
}
