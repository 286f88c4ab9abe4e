/**
 * Writes `sbom.cdx.json`: every package that the site is built and tested with, its version,
 * license and hash, as a CycloneDX bill of materials. npm generates it from the lock file. Whatever
 * differs between runs (serial number, time, name of the folder) is removed, so the same lock file
 * gives the same bytes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { getOrMake } from '../../lib/build-cache';

export const BILL_OF_MATERIALS = 'sbom.cdx.json';

/** The part of a CycloneDX document that is used here. */
export interface BillOfMaterials {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: {
    name: string;
    purl: string;
    hashes: { alg: string; content: string }[];
  }[];
}

/** Removes everything that does not follow from the lock file. @param name of the project */
export function withoutVaryingFields(
  { serialNumber: _random, metadata, ...bom }: BillOfMaterials,
  name: string,
): BillOfMaterials {
  const { timestamp: _now, component, ...rest } = metadata;
  return { ...bom, metadata: { ...rest, component: { ...component, name } } };
}

/** Writes the bill into a folder. Throws if npm cannot read the lock file. */
export async function writeBillOfMaterials(outDir: string): Promise<void> {
  const files = ['package.json', 'package-lock.json'].map((file) => readFileSync(file));
  const bill = await getOrMake(
    { kind: 'bills', input: [process.version, ...files] },
    createBillOfMaterials,
  );
  writeFileSync(path.join(outDir, BILL_OF_MATERIALS), bill);
}

/** Deterministic for the same two files. */
export function createBillOfMaterials(): Buffer {
  // With `--omit=dev` npm 11 also omits packages that the site shares with the tests.
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    // Even if NODE_ENV is production, because the site is built with dev dependencies.
    '--include=dev',
  ];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm ${args.join(' ')} failed: ${error?.message ?? stderr}`);
  }
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  const bom = withoutVaryingFields(JSON.parse(stdout) as BillOfMaterials, name);
  return Buffer.from(`${JSON.stringify(bom)}\n`);
}
