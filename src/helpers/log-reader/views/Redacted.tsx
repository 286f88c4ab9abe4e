import { useEffect, useState, type ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton';
import { Fold } from '../../../ui/Fold';
import { WideTable } from '../../../ui/WideTable';
import type { LogReport } from '../model';
import { REDACTION_KINDS } from '../redaction/redact-kinds';
import styles from '../styles.module.css';
import { HIDDEN_AND_LEFT, LABELS, REDACTED } from '../texts';

function describeRedactions({ redactions }: LogReport): string {
  const parts = REDACTION_KINDS.filter((kind) => redactions[kind] > 0).map((kind) =>
    REDACTED.count(kind, redactions[kind]),
  );
  return parts.length === 0 ? REDACTED.nothing : REDACTED.hidden(parts);
}

/** Every replacement. The original text is shown only on this page. */
function Replaced({ report }: { report: LogReport }): ReactNode {
  const { replaced, replacedMore } = report;
  return (
    <>
      <WideTable className={styles.replaced} label={REDACTED.table} columns={REDACTED.columns}>
        {replaced.map(({ original, label, line, count }) => (
          <tr key={`${label} ${original}`}>
            <td>{REDACTED.line(line, count)}</td>
            <td>
              <code>{original}</code>
            </td>
            <td>
              <code>{label}</code>
            </td>
          </tr>
        ))}
      </WideTable>
      {replacedMore > 0 && <p>{REDACTED.moreKinds(replacedMore)}</p>}
    </>
  );
}

/**
 * The redacted copy: what was hidden and what remains, each replacement, buttons to copy or save.
 */
export function Redacted({
  report,
  redacted,
}: {
  report: LogReport;
  redacted: Blob | string;
}): ReactNode {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (typeof redacted === 'string') return undefined;
    const url = URL.createObjectURL(redacted);
    setLink(url);
    return () => URL.revokeObjectURL(url);
  }, [redacted]);
  const count = report.replaced.length;
  return (
    <section className={styles.redacted} aria-label={REDACTED.label}>
      <p className={styles.findingTitle}>{REDACTED.heading}</p>
      <p>{describeRedactions(report)}</p>
      <p>{HIDDEN_AND_LEFT.hidden}</p>
      <p>{HIDDEN_AND_LEFT.left}</p>
      {count > 0 && <Fold summary={REDACTED.see(count)}>{() => <Replaced report={report} />}</Fold>}
      <p>{HIDDEN_AND_LEFT.caution}</p>
      <p className={styles.actions}>
        <CopyButton
          text={typeof redacted === 'string' ? redacted : () => redacted.text()}
          label={LABELS.copyRedacted}
        />
        {link !== undefined && (
          <a className="button button--secondary" href={link} download="redacted.log">
            {LABELS.saveRedacted}
          </a>
        )}
      </p>
    </section>
  );
}
