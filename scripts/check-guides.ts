/** `npm run check:guides [file …]`: the content contract on all guides, or on the ones named. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadProvider } from '../config/provider';
import { factTables } from '../src/facts';
import {
  checkEvidenceForm,
  checkGuide,
  checkLinks,
  type Finding,
  type Guide,
} from '../pipeline/contract';
import { evidenceFile } from '../pipeline/evidence';

/** Every guide under a folder, with paths relative to the working folder. */
export function readGuides(folder = 'docs'): Guide[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !path.basename(name).startsWith('_'))
    .sort()
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** All findings on the guides named, or on every guide and the links between them. */
export async function checkGuides(only: readonly string[] = []): Promise<Finding[]> {
  const provider = await loadProvider();
  const context = { provider, tables: factTables(provider) };
  const guides = readGuides();
  const chosen =
    only.length === 0
      ? guides
      : guides.filter(({ file }) => only.some((name) => path.resolve(name) === path.resolve(file)));
  const findings = chosen.flatMap((guide) => [
    ...checkGuide(guide, context),
    ...checkEvidenceForm(guide.file),
  ]);
  return only.length === 0 ? [...findings, ...checkLinks(guides)] : findings;
}

async function main(): Promise<void> {
  const findings = await checkGuides(process.argv.slice(2));
  for (const { file, line, point, message } of findings) {
    console.log(`${file}:${line} ${point === 0 ? '' : `point ${point}: `}${message}`);
  }
  const without = readGuides().filter(({ file }) => !existsSync(evidenceFile(file))).length;
  if (without > 0) console.log(`${without} guides have no evidence file yet`);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('check-guides.ts') === true) void main();
