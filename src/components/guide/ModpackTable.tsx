import type { ReactNode } from 'react';
import { modpacks } from '../../facts/modpacks';
import { ScrollTable } from './ScrollTable';

const byName = [...modpacks].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const notes = byName.filter((pack) => pack.unverified !== undefined);

/** Every pack of `src/facts/modpacks.ts`, sorted by name, with what could not be settled below. */
export function ModpackTable(): ReactNode {
  return (
    <>
      <ScrollTable>
        <caption>
          {byName.length} modpacks by name. Memory is the Java heap for a few players.
        </caption>
        <thead>
          <tr>
            <th scope="col">Pack</th>
            <th scope="col">Pack version</th>
            <th scope="col">Game version</th>
            <th scope="col">Loader</th>
            <th scope="col">Java</th>
            <th scope="col">Memory</th>
            <th scope="col">Checked on</th>
          </tr>
        </thead>
        <tbody>
          {byName.map((pack) => (
            <tr key={pack.id}>
              <th scope="row">{pack.name}</th>
              <td>{pack.version}</td>
              <td>{pack.game}</td>
              <td>{pack.loader}</td>
              <td>{pack.java}</td>
              <td>{pack.memoryGb} GB</td>
              <td>
                <time dateTime={pack.checked}>{pack.checked}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <details>
        <summary>How sure each row is</summary>
        <ul>
          {notes.map((pack) => (
            <li key={pack.id}>
              <strong>{pack.name}:</strong> {pack.unverified}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
