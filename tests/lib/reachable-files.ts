import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const resolveFile = (file: string, request: string): string | undefined => {
  const base = path.join(path.dirname(file), request);
  const candidates = [base, ...['.ts', '.tsx', '.mjs', '/index.ts'].map((end) => base + end)];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
};

/** Files that code reaches by imports, and by paths that it passes to the bundler. */
export function findReachable(roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, request = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)) {
      const found = resolveFile(file, request);
      if (found !== undefined) visit(found);
    }
  };
  roots.forEach(visit);
  return reached;
}
