import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import { Fold } from '../../ui/Fold';
import { Verdict } from '../../ui/Verdict';
import type { Finding, Report } from './reader';
import styles from './styles.module.css';

const SHOWN_AT_FIRST = 10;

function Entry({ finding }: { finding: Finding }): ReactNode {
  const { title, cause, fix, guides, line, text, count } = finding;
  return (
    <div role="listitem" className={styles.finding}>
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
            <Link to={row === undefined ? route : `${route}#${row}`} data-noBrokenLinkCheck>
              {guide}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}

/** No `ol`: guides style those as steps. */
function List({ findings }: { findings: readonly Finding[] }): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <div role="list" className={styles.findings}>
        {shown.map((finding) => (
          <Entry key={`${finding.id} ${finding.title}`} finding={finding} />
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

/** What was recognized, as one line. */
export function recognizedWords({ recognized, lines }: Report): string {
  const { software, softwareVersion, game, java, report, description } = recognized;
  const parts = [
    report,
    software === undefined
      ? 'server software not recognized'
      : `${software}${softwareVersion === undefined ? '' : ` ${softwareVersion}`}`,
    game !== undefined && `Minecraft ${game}`,
    java !== undefined && `Java ${java}`,
    `${lines.toLocaleString('en-US')} lines`,
    description !== undefined && `the report says “${description}”`,
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

/** Problems and hints of a report, with a verdict above them. */
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
  const { problems, hints, more } = report;
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
        {count === 0 && (
          <p>
            That does not prove the log clean. Search it for <code>ERROR</code> and{' '}
            <code>Caused by</code>, from the top.
          </p>
        )}
        {more && <p>There are more kinds than are listed: repair the first ones and read again.</p>}
        {children}
      </Verdict>
      {count > 0 && <List findings={problems} />}
      {hints.length > 0 && (
        <Fold
          summary={`${hints.length} ${hints.length === 1 ? 'line' : 'lines'} that our guides explain, harmless on many servers`}
        >
          {() => <List findings={hints} />}
        </Fold>
      )}
    </>
  );
}
