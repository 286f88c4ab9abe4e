import type { ReactNode } from 'react';
import { FAULT_CAUSES } from '../faults/causes';
import type { LogReport } from '../model';
import type { LoggedError } from '../traces/logged-error';
import styles from '../styles.module.css';
import { getFirstErrorHeading } from './ticket';
import { FIRST_ERROR } from '../texts';

function Lines({ text }: { text: string }): ReactNode {
  return (
    <pre tabIndex={0} className={styles.line}>
      <code>{text}</code>
    </pre>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <p>
      <strong>{title}:</strong> {children}
    </p>
  );
}

/** The first error, its cause, and who wrote the code. */
function FirstError({ firstError }: { firstError: LoggedError }): ReactNode {
  const { line, excerpt, rootCause, fault, package: code, owner, furtherOwners } = firstError;
  return (
    <>
      <p>
        <strong>{getFirstErrorHeading(firstError)}</strong> {FIRST_ERROR.line(line)}
      </p>
      <Lines text={excerpt} />
      {rootCause !== undefined && (
        <Row title={FIRST_ERROR.cause}>
          <code>{rootCause}</code>
        </Row>
      )}
      {fault !== undefined && <Row title={FIRST_ERROR.fault}>{FAULT_CAUSES[fault.kind]}</Row>}
      {code !== undefined && (
        <Row title={FIRST_ERROR.package}>
          <code>{code}</code>
        </Row>
      )}
      {owner !== undefined && <Row title={FIRST_ERROR.owner}>{owner}</Row>}
      {furtherOwners.length > 0 && (
        <Row title={FIRST_ERROR.further}>{furtherOwners.join(', ')}</Row>
      )}
      {(code ?? owner) !== undefined && <p>{FIRST_ERROR.suspected}</p>}
    </>
  );
}

/** The end of a log in which no error has a stack trace. */
function Tail({ text }: { text: string }): ReactNode {
  return (
    <>
      <p>{FIRST_ERROR.nothing}</p>
      {text !== '' && (
        <>
          <p>
            <strong>{FIRST_ERROR.tail}</strong>
          </p>
          <Lines text={text} />
        </>
      )}
    </>
  );
}

/** Where to look: the first error or the last lines, and how the program ended. */
export function FirstErrorView({
  report: { firstError, exit, tail },
}: {
  report: LogReport;
}): ReactNode {
  return (
    <div className={styles.lookHere}>
      <p className={styles.findingTitle}>{FIRST_ERROR.heading}</p>
      {exit !== undefined && <Row title={FIRST_ERROR.exit}>{exit.meaning}</Row>}
      {firstError === undefined ? (
        <Tail text={tail ?? ''} />
      ) : (
        <FirstError firstError={firstError} />
      )}
      <p>{FIRST_ERROR.send}</p>
    </div>
  );
}
