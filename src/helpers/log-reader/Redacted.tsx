import { useEffect, useState, type ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { REDACTION_KINDS, type RedactionKind } from './redact-kinds';
import type { Report } from './reader';
import styles from './styles.module.css';

const WORDS: Readonly<Record<RedactionKind, readonly [one: string, many: string]>> = {
  IPv4: ['IPv4 address', 'IPv4 addresses'],
  IPv6: ['IPv6 address', 'IPv6 addresses'],
  MAC: ['hardware address', 'hardware addresses'],
  secret: ['password or token', 'passwords or tokens'],
  user: ['user name in a path', 'user names in paths'],
  'e-mail': ['e-mail address', 'e-mail addresses'],
  coordinates: ['coordinate', 'coordinates'],
};

function summary({ redactions }: Report): string {
  const parts = REDACTION_KINDS.filter((kind) => redactions[kind] > 0).map(
    (kind) =>
      `${redactions[kind].toLocaleString('en-US')} ${WORDS[kind][redactions[kind] === 1 ? 0 : 1]}`,
  );
  return parts.length === 0
    ? 'Nothing was found that had to be hidden.'
    : `Hidden: ${parts.join(', ')}.`;
}

/** The redacted copy: what was hidden, the lines to look at, and ways to take it along. */
export function Redacted({
  report,
  redacted,
}: {
  report: Report;
  redacted: Blob | string;
}): ReactNode {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (typeof redacted === 'string') return undefined;
    const made = URL.createObjectURL(redacted);
    setLink(made);
    return () => URL.revokeObjectURL(made);
  }, [redacted]);
  return (
    <section className={styles.redacted} aria-label="Redacted copy">
      <p className={styles.findingTitle}>A copy you can show to others</p>
      <p>
        {summary(report)} The same address keeps the same number. Player names, chat and UUIDs stay.
        Look through the copy before you share it: no program knows every secret.
      </p>
      {report.samples.length > 0 && (
        <figure className={styles.preview}>
          <figcaption>
            Preview:{' '}
            {report.samples.length === 1 ? 'the line' : `the first ${report.samples.length} lines`}{' '}
            with something hidden
          </figcaption>
          <pre tabIndex={0}>
            <code>{report.samples.join('\n')}</code>
          </pre>
        </figure>
      )}
      <p className={styles.actions}>
        <CopyButton
          text={typeof redacted === 'string' ? redacted : () => redacted.text()}
          label="Copy redacted log"
        />
        {link !== undefined && (
          <a className="button button--secondary" href={link} download="redacted.log">
            Save redacted log
          </a>
        )}
      </p>
    </section>
  );
}
