import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkOnline,
  findOldReadings,
  findMessageOnlyClaims,
  readAllEvidence,
  selectEntries,
  readPermissionNodes,
} from './check-evidence';

const asked: string[] = [];
const server = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  if (url === '/a/b/HEAD/src/A%20B.java') response.end('String key =\n  "editor";');
  else if (url === '/a/b/legacy/plugin.yml') response.end('permissions:\n  x.home:\n');
  else if (url === '/wiki') response.end('<p>Type <code>lp&nbsp;x</code> &quot;on&quot;</p>');
  else if (url === '/busy') response.writeHead(503).end();
  else if (url === '/slow') setTimeout(() => response.end('late'), 2_000).unref();
  else response.writeHead(404).end();
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A folder with one evidence file that has these claims. */
function writeFolder(claims: readonly string[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  const source = (name: string) => `  ${name}: { url: "${host}/${name}", read: 2026-11-20 }\n`;
  writeFileSync(
    path.join(dir, 'x.evidence.yml'),
    `sources:\n  code: { repo: a/b, commit: 0123abc, read: 2026-01-01 }\n${['wiki', 'busy', 'slow', 'gone'].map(source).join('')}claims:\n${claims.map((claim) => `  - { says: words, ${claim} }\n`).join('')}`,
  );
  return dir;
}
const run = (dir: string, cacheFile = path.join(dir, 'cache.json'), now = new Date()) =>
  checkOnline(readAllEvidence(dir).entries, {
    rawHost: host,
    cacheFile,
    now,
    pauseMs: 0,
    timeoutMs: 500,
  });
const listMessages = async (claims: readonly string[]) =>
  (await run(writeFolder(claims))).map(
    ({ line, message }) => `${line} ${message.replaceAll(host, '')}`,
  );

describe('asking the sources', () => {
  it('finds literals in files and pages, whatever the white space', async () => {
    expect(
      await listMessages([
        `source: code, file: "src/A B.java", finds: 'key = "editor"'`,
        `source: wiki, finds: '"on"'`,
        'source: provider',
      ]),
    ).toEqual([]);
  });

  it('reports what is gone, moved, busy or silent, each with its line', async () => {
    expect(
      await listMessages([
        'source: wiki, finds: editor',
        'source: code, file: src/Gone.java, finds: editor',
        'source: busy, finds: x',
        'source: slow, finds: x',
        'source: wiki, finds: on, also: [{ source: gone, finds: x }]',
      ]),
    ).toEqual([
      '8 "editor" is no longer in /wiki',
      '9 /a/b/HEAD/src/Gone.java is gone or moved (404)',
      '10 /busy answers 503: ask again later',
      '11 no answer from /slow',
      '12 /gone is gone or moved (404)',
    ]);
  });

  it('resumes: sources that answered are not requested again on the same day', async () => {
    const dir = writeFolder(['source: wiki, finds: on', 'source: busy, finds: x']);
    await run(dir);
    asked.length = 0;
    await run(dir);
    expect(asked).toEqual(['/busy']);
    await run(dir, undefined, new Date(Date.now() + 48 * 3_600_000));
    expect(asked).toContain('/wiki');
  });
});

describe('permission nodes', () => {
  const nodes = (lines: string): string => {
    const dir = mkdtempSync(path.join(tmpdir(), 'nodes-'));
    writeFileSync(
      path.join(dir, 'x.yml'),
      `plugin: X\nrelease: '1'\nrepo: a/b\ncommit: 0123abc\nbranch: legacy\nread: 2026-11-22\nfile: plugin.yml\nnodes:\n${lines}`,
    );
    return dir;
  };
  const ask = ({ entries }: ReturnType<typeof readPermissionNodes>) =>
    checkOnline(entries, {
      rawHost: host,
      cacheFile: path.join(writeFolder([]), 'c.json'),
      pauseMs: 0,
    });

  it('are looked up in the code of the branch, and missing ones are reported with their line', async () => {
    const read = readPermissionNodes(
      nodes(
        '  home: { node: x.home, grants: go home }\n  fly: { node: x.fly, grants: fly high, finds: fly }\n',
      ),
    );
    expect(read.findings).toEqual([]);
    const found = await ask(read);
    expect(found.map(({ line, message }) => `${line} ${message.replaceAll(host, '')}`)).toEqual([
      '10 "fly" is no longer in /a/b/legacy/plugin.yml',
    ]);
  });

  it('need a description', () => {
    const { findings } = readPermissionNodes(nodes('  home: { node: x.home }\n'));
    expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
      expect.stringMatching(/^9 nodes\.home\.grants: /),
    ]);
  });
});

describe('offline', () => {
  it('lists old readings with their line', () => {
    const { entries } = readAllEvidence(writeFolder(['source: wiki, finds: on']));
    expect(
      findOldReadings(entries, '2026-11-22').map(({ line, message }) => `${line} ${message}`),
    ).toEqual(['2 "code" was read 325 days ago']);
    expect(findOldReadings(entries, '2026-02-01')).toEqual([]);
  });

  it('lists claims that rest only on a file of messages, with their line', () => {
    const { entries } = readAllEvidence(
      writeFolder([
        'source: code, file: lang/en.json, finds: on',
        'source: code, file: lang/en.json, finds: on, also: [{ source: code, file: a.java, finds: on }]',
      ]),
    );
    expect(findMessageOnlyClaims(entries).map(({ line, message }) => `${line} ${message}`)).toEqual(
      ['8 "words" rests on lang/en.json alone: name the code that sends it (also)'],
    );
  });

  it('selects the evidence of guides, and names a guide that has none', () => {
    const { entries } = readAllEvidence('docs');
    const [selected] = selectEntries(entries, ['docs/panel/sftp.mdx']);
    expect(selected?.file).toBe('docs/panel/sftp.evidence.yml');
    expect(selectEntries(entries, [])).toBe(entries);
    expect(() => selectEntries(entries, ['docs/panel/sfpt.mdx'])).toThrow(
      'docs/panel/sfpt.evidence.yml is missing',
    );
  });

  it('reports errors in the form', () => {
    const { findings } = readAllEvidence(writeFolder(['source: nobody, finds: on']));
    expect(findings[0]?.message).toMatch(/no source is named "nobody"/);
  });
});
