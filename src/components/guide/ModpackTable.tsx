import type { ReactNode } from 'react';
import { MODPACK_COLUMNS } from '../../fact-tables/modpack-columns';
import { modpacksByName } from '../../fact-tables/modpacks.data';
import { ScrollTable } from './ScrollTable';
import { MODPACK_NOTES, modpacks } from './texts';

const withNotes = modpacksByName.filter((pack) => pack.unverified !== undefined);

/** Every pack in `facts/modpack/`, sorted by name, followed by what could not be verified. */
export function ModpackTable(): ReactNode {
  return (
    <>
      <ScrollTable>
        <caption>
          <span>{modpacks(modpacksByName.length)}</span>
        </caption>
        <thead>
          <tr>
            {MODPACK_COLUMNS.map(([heading]) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modpacksByName.map((pack) => (
            <tr key={pack.id}>
              {MODPACK_COLUMNS.map(([heading, cell], index) =>
                index === 0 ? (
                  <th key={heading} scope="row">
                    {cell(pack)}
                  </th>
                ) : (
                  <td key={heading}>{cell(pack)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Notes />
    </>
  );
}

/** What could not be verified, pack by pack. */
function Notes(): ReactNode {
  return (
    <details>
      <summary>{MODPACK_NOTES}</summary>
      <ul>
        {withNotes.map((pack) => (
          <li key={pack.id}>
            <strong>{pack.name}:</strong> {pack.unverified}
          </li>
        ))}
      </ul>
    </details>
  );
}
