import type { ReactNode } from 'react';
import type { Report } from './model';
import styles from './styles.module.css';
import { placeHeading } from './ticket';
import { FAULTS } from './faults/words';
import { PLACE } from './words';

/** Where to look: the first error, its cause, whose code it is, and how the program ended. */
export function PlaceView({ report }: { report: Report }): ReactNode {
  const { place, exit, tail } = report;
  return (
    <div className={styles.lookHere}>
      <p className={styles.findingTitle}>{PLACE.heading}</p>
      {exit !== undefined && (
        <p>
          <strong>{PLACE.exit}:</strong> {exit.meaning}
        </p>
      )}
      {place === undefined ? (
        <>
          <p>{PLACE.nothing}</p>
          {tail !== '' && (
            <>
              <p>
                <strong>{PLACE.tail}</strong>
              </p>
              <pre tabIndex={0} className={styles.line}>
                <code>{tail}</code>
              </pre>
            </>
          )}
        </>
      ) : (
        <>
          <p>
            <strong>{placeHeading(place)}</strong> (line {place.line.toLocaleString('en-US')})
          </p>
          <pre tabIndex={0} className={styles.line}>
            <code>{place.excerpt}</code>
          </pre>
          {place.cause !== undefined && (
            <p>
              <strong>{PLACE.cause}:</strong> <code>{place.cause}</code>
            </p>
          )}
          {place.fault !== undefined && (
            <p>
              <strong>{PLACE.fault}:</strong> {FAULTS[place.fault.kind]}
            </p>
          )}
          {place.package !== undefined && (
            <p>
              <strong>{PLACE.package}:</strong> <code>{place.package}</code>
            </p>
          )}
          {place.owner !== undefined && (
            <p>
              <strong>{PLACE.owner}:</strong> {place.owner}
            </p>
          )}
          {place.further.length > 0 && (
            <p>
              <strong>{PLACE.further}:</strong> {place.further.join(', ')}
            </p>
          )}
          {(place.package ?? place.owner) !== undefined && <p>{PLACE.suspected}</p>}
        </>
      )}
      <p>{PLACE.send}</p>
    </div>
  );
}
