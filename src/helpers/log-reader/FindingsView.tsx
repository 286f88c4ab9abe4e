import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { Fold } from '../../ui/Fold';
import { Verdict } from '../../ui/Verdict';
import type { Finding, Report } from './model';
import { PlaceView } from './PlaceView';
import styles from './styles.module.css';
import { recognizedWords, ticketText } from './ticket';
import { LABELS, PLACE } from './words';

const SHOWN_AT_FIRST = 10;

/** Address of a finding on the page, so that “back” leads from the guide to it. */
export const FINDING_ID = 'log-finding-';

/** Before a guide is opened: leaves the finding's address in the history. */
function markPlace(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
}

function Entry({ finding, id }: { finding: Finding; id: string }): ReactNode {
  const { title, cause, fix, guides, line, text, count } = finding;
  return (
    <div role="listitem" className={styles.finding} id={id} tabIndex={-1}>
      <p className={styles.findingTitle}>{title}</p>
      <p className={styles.place}>
        Line {line.toLocaleString('en-US')}
        {count > 1 && `, ${count.toLocaleString('en-US')} times in all`}
      </p>
      <pre tabIndex={0} className={styles.line}>
        <code>{text}</code>
      </pre>
      <p>
        <strong>Why:</strong> {cause}
      </p>
      <p>
        <strong>What to do:</strong> {fix}
      </p>
      <p>
        <strong>{guides.length === 1 ? 'Guide:' : 'Guides:'}</strong>{' '}
        {guides.map(({ route, row, title: guide }, index) => (
          <span key={route}>
            {index > 0 && ', '}
            {/* Rows have their fragments from a remark plugin that Docusaurus does not ask. */}
            <Link
              to={row === undefined ? route : `${route}#${row}`}
              data-noBrokenLinkCheck
              onClick={() => markPlace(id)}
            >
              {guide}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}

/** No `ol`: guides style those as steps. */
function List({ findings, kind }: { findings: readonly Finding[]; kind: string }): ReactNode {
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
        <button type="button" className="button button--secondary" onClick={() => setAll(true)}>
          Show all {findings.length}
        </button>
      )}
    </>
  );
}

/** Problems and hints of a report, with a verdict above them and the place to look below. */
export function Findings({
  report,
  title,
  children,
}: {
  report: Report;
  /** Opens the verdict, e.g. that this is an example. */
  title?: string;
  children?: ReactNode;
}): ReactNode {
  const { problems, hints, more, place, exit, reading } = report;
  const count = problems.length;
  const words =
    count === 0
      ? 'No rule matched: nothing known found'
      : `${count} known ${count === 1 ? 'problem' : 'problems'} found`;
  return (
    <>
      <Verdict
        tone={count === 0 ? 'note' : 'caution'}
        title={title === undefined ? words : `${title}: ${words}`}
      >
        <p>{recognizedWords(report)}.</p>
        {count === 0 && <p>That does not prove the log clean. See below where to look.</p>}
        {exit !== undefined && count > 0 && <p>{exit.meaning}</p>}
        {more && <p>There are more kinds than are listed: repair the first ones and read again.</p>}
        {children}
      </Verdict>
      {count > 0 && <List findings={problems} kind="" />}
      {reading !== undefined && (
        <>
          <p>{PLACE.reading}</p>
          <List findings={[reading]} kind="reading-" />
        </>
      )}
      {count === 0 ? (
        <PlaceView report={report} />
      ) : (
        place !== undefined && (
          <Fold summary={`${PLACE.heading}: the first error in full`}>
            {() => <PlaceView report={report} />}
          </Fold>
        )
      )}
      {hints.length > 0 && (
        <Fold
          summary={`${hints.length} ${hints.length === 1 ? 'line' : 'lines'} that our guides explain, harmless on many servers`}
        >
          {() => <List findings={hints} kind="hint-" />}
        </Fold>
      )}
      <p className={styles.actions}>
        <CopyButton text={ticketText(report)} label={LABELS.copyTicket} />
      </p>
    </>
  );
}
