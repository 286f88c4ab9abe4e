import type { ReactNode } from 'react';
import { FAULTS } from './faults/words';
import type { Report } from './model';
import type { Place } from './traces';
import styles from './styles.module.css';
import { placeHeading } from './ticket';
import { PLACE } from './words';

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
function FirstError({ place }: { place: Place }): ReactNode {
  const { line, excerpt, cause, fault, package: code, owner, further } = place;
  return (
    <>
      <p>
        <strong>{placeHeading(place)}</strong> {PLACE.line(line)}
      </p>
      <Lines text={excerpt} />
      {cause !== undefined && (
        <Row title={PLACE.cause}>
          <code>{cause}</code>
        </Row>
      )}
      {fault !== undefined && <Row title={PLACE.fault}>{FAULTS[fault.kind]}</Row>}
      {code !== undefined && (
        <Row title={PLACE.package}>
          <code>{code}</code>
        </Row>
      )}
      {owner !== undefined && <Row title={PLACE.owner}>{owner}</Row>}
      {further.length > 0 && <Row title={PLACE.further}>{further.join(', ')}</Row>}
      {(code ?? owner) !== undefined && <p>{PLACE.suspected}</p>}
    </>
  );
}

/** The end of a log in which no error has a stack trace. */
function Tail({ text }: { text: string }): ReactNode {
  return (
    <>
      <p>{PLACE.nothing}</p>
      {text !== '' && (
        <>
          <p>
            <strong>{PLACE.tail}</strong>
          </p>
          <Lines text={text} />
        </>
      )}
    </>
  );
}

/** Where to look: the first error or the last lines, and how the program ended. */
export function PlaceView({ report: { place, exit, tail } }: { report: Report }): ReactNode {
  return (
    <div className={styles.lookHere}>
      <p className={styles.findingTitle}>{PLACE.heading}</p>
      {exit !== undefined && <Row title={PLACE.exit}>{exit.meaning}</Row>}
      {place === undefined ? <Tail text={tail ?? ''} /> : <FirstError place={place} />}
      <p>{PLACE.send}</p>
    </div>
  );
}
