import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  BILL_OF_MATERIALS,
  createBillOfMaterials,
  withoutVaryingFields,
  writeBillOfMaterials,
  type BillOfMaterials,
} from '.';

/** A bill of this project, as text. */
async function write(): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bill-'));
  await writeBillOfMaterials(dir);
  return readFileSync(path.join(dir, BILL_OF_MATERIALS), 'utf8');
}

it('lists every package of the lock file with version and hash, the same every time', async () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { name?: string; version: string }>;
  };
  const locked = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(
      ([folder, { name, version }]) =>
        // An alias is installed under a different name; `purl` has the real one.
        `${name ?? folder.split('node_modules/').at(-1) ?? ''}@${version}`,
    );
  const text = await write();
  const { components } = JSON.parse(text) as BillOfMaterials;
  const found = components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
  expect(found.sort()).toEqual([...new Set(locked)].sort());
  for (const { name, hashes } of components) {
    expect(hashes[0], name).toEqual({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/) as string,
    });
  }
  expect(String(createBillOfMaterials()), 'made anew').toBe(text);
});

it('removes only the time, the serial number and the folder', () => {
  const bom = {
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: 'now', tools: [], component: { name: 'folder', version: '1' } },
    components: [],
  };
  expect(withoutVaryingFields(bom, 'docs')).toEqual({
    metadata: { tools: [], component: { name: 'docs', version: '1' } },
    components: [],
  });
});
