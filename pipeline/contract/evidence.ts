import { existsSync, readFileSync } from 'node:fs';
import { evidenceFile, parseEvidence } from '../evidence';
import type { Finding } from '.';

/** Problems in the form of the evidence file beside a guide, with its path. */
export function checkEvidenceForm(guideFile: string): Finding[] {
  const file = evidenceFile(guideFile);
  if (!existsSync(file)) return [];
  const parsed = parseEvidence(readFileSync(file, 'utf8'));
  return parsed.ok ? [] : parsed.problems.map((problem) => ({ file, point: 0, ...problem }));
}
