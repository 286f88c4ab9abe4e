import type { ReactNode } from 'react';
import type { Report } from './model';
import styles from './styles.module.css';
import { PLACE } from './words';

/** Where to look: the first error, its cause, whose code it is, and how the program ended. */
export function PlaceView({ report }: { report: Report }): ReactNode {
  const { place, exit } = report;
  return (
    <div className={styles.lookHere}>
      <p className={styles.findingTitle}>{PLACE.heading}</p>
      {exit !== undefined && (
        <p>
          <strong>{PLACE.exit}:</strong> {exit.meaning}
        </p>
      )}
      {place === undefined ? (
        <p>{PLACE.nothing}</p>
      ) : (
        <>
          <p>
            <strong>{place.fatal ? PLACE.fatal : PLACE.first}</strong> (line{' '}
            {place.line.toLocaleString('en-US')})
          </p>
          <pre tabIndex={0} className={styles.line}>
            <code>{place.excerpt}</code>
          </pre>
          {place.cause !== undefined && (
            <p>
              <strong>{PLACE.cause}:</strong> <code>{place.cause}</code>
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
        </>
      )}
      <p>{PLACE.send}</p>
    </div>
  );
}
