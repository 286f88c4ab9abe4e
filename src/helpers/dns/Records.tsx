import type { ReactNode } from 'react';
import type { Row } from './model';
import styles from './styles.module.css';

/** What the row asks for, in the order of most forms. */
function cells({
  type,
  name,
  value,
  ttl,
  srv,
}: Row): (readonly [label: string, value: ReactNode])[] {
  if (srv === undefined) {
    return [
      ['Type', type],
      ['Name', name],
      [type === 'CNAME' ? 'Target' : 'Content (IP address)', value],
      ['TTL', `${ttl} seconds, or automatic`],
      ['Proxy', 'off, “DNS only” (gray cloud)'],
    ];
  }
  return [
    ['Type', type],
    ['Name, in one field', name],
    ['or in three', `service ${srv.service}, protocol ${srv.protocol}, name ${srv.name}`],
    ['Priority', srv.priority],
    ['Weight', srv.weight],
    ['Port', srv.port],
    ['Target', value],
    ['TTL', `${ttl} seconds, or automatic`],
  ];
}

/** One card per record, as a registrar’s form asks for it. */
export function Records({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <div className={styles.records}>
      {rows.map((row) => (
        <section key={row.type} className={styles.record}>
          <p className={styles.title}>{row.type} record</p>
          <dl>
            {cells(row).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
