import type { ReactNode } from 'react';
import type { DnsRecord } from './model';
import styles from './styles.module.css';
import { RECORD } from './texts';

/** Fields of a record, in the usual order of registrars' forms. */
function listCells({
  type,
  name,
  value,
  ttl,
  srv,
}: DnsRecord): (readonly [label: string, value: ReactNode])[] {
  const time = [RECORD.ttl, RECORD.seconds(ttl)] as const;
  if (srv === undefined) {
    return [
      [RECORD.type, type],
      [RECORD.name, name],
      [type === 'CNAME' ? RECORD.target : RECORD.address, value],
      time,
      [RECORD.proxy, RECORD.proxyOff],
    ];
  }
  return [
    [RECORD.type, type],
    [RECORD.nameInOne, name],
    [RECORD.nameInThree, RECORD.three(srv.service, srv.protocol, srv.name)],
    [RECORD.priority, srv.priority],
    [RECORD.weight, srv.weight],
    [RECORD.port, srv.port],
    [RECORD.target, value],
    time,
  ];
}

/** One card per record, laid out like a registrar’s form. */
export function Records({ rows }: { rows: readonly DnsRecord[] }): ReactNode {
  return (
    <div className={styles.records}>
      {rows.map((row) => (
        <section key={row.type} className={styles.record}>
          <p className={styles.title}>{RECORD.title(row.type)}</p>
          <dl>
            {listCells(row).map(([label, value]) => (
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
