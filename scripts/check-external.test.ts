import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provider } from '../provider.config';
import {
  requestAll,
  listExternalLinks,
  isOnline,
  describeLink,
  requestLink,
} from './check-external';

let server: Server;
let base = '';
const asked: { path: string; at: number }[] = [];
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push({ path: url, at: Date.now() });
    mostOpen = Math.max(mostOpen, ++open);
    response.once('close', () => (open -= 1));
    const to = (status: number, location: string) =>
      response.writeHead(status, { Location: location }).end();
    if (url === '/moved') to(301, '/new');
    else if (url === '/for-now') to(302, '/new');
    else if (url === '/then') to(308, '/for-now');
    else if (url === '/slash') to(301, '/slash/');
    else if (url === '/circle') to(301, '/circle');
    else if (url === '/leads-to-nothing') to(301, '/gone');
    else if (url === '/gone') response.writeHead(404).end();
    else if (url === '/removed') response.writeHead(410).end();
    else if (url === '/busy') response.writeHead(429).end();
    else if (url === '/silent') return;
    else if (url === '/sale') response.end('<h1>This domain is for sale</h1>');
    else response.end('<p>Here it is. Domains are explained.</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('requestLink', () => {
  it.each([
    ['/new', 'there'],
    ['/slash', 'there'],
    ['/for-now', 'there'],
    ['/moved', 'moved'],
    ['/then', 'moved'],
    ['/gone', 'dead'],
    ['/removed', 'dead'],
    ['/leads-to-nothing', 'dead'],
    ['/circle', 'dead'],
    ['/sale', 'parked'],
    ['/busy', 'unknown'],
    ['/silent', 'unknown'],
  ])('%s is %s', async (path, kind) => {
    // Only the silent one runs into the timeout; a busy machine answers late.
    expect((await requestLink(base + path, path === '/silent' ? 300 : 10_000)).kind).toBe(kind);
  });

  it('reports the new address of permanent redirects only', async () => {
    expect(await requestLink(`${base}/moved`)).toEqual({ kind: 'moved', to: `${base}/new` });
    expect(await requestLink(`${base}/then`)).toEqual({ kind: 'moved', to: `${base}/for-now` });
  });

  it('an unknown host is gone; one that refuses is undecided', async () => {
    expect((await requestLink('http://127.0.0.1:1/')).kind).toBe('unknown');
  });
});

describe('the network', () => {
  it('is up if one host answers, whatever the answer', async () => {
    const links = [{ address: 'http://127.0.0.1:1/' }, { address: `${base}/gone` }];
    expect(await isOnline(links)).toBe(true);
  });

  it('is down if no host answers', async () => {
    expect(await isOnline([{ address: 'http://127.0.0.1:1/' }])).toBe(false);
    expect(await isOnline([{ address: 'http://no-such-host.invalid/' }])).toBe(false);
  });
});

describe('all links', () => {
  it("are found in guides with file and line, facts filled in, without the provider's and example hosts", () => {
    const source = `---\nslug: /x\n---\n\nA [maker](https://maker.test/a#b), [again](https://maker.test/a).\n\n- [shop]([[plugin.one.home]])\n- [own](${provider.urls.website}/x), [yours](https://www.example.org/), [guide](/y)\n`;
    const tables = { plugin: { one: { home: 'https://shop.test/' } } };
    const links = listExternalLinks([{ id: 'x', file: 'docs/x.mdx', source }], tables, provider);
    expect(links).toEqual([
      { address: 'https://maker.test/a', places: ['docs/x.mdx:5', 'docs/x.mdx:5'] },
      { address: 'https://shop.test/', places: ['docs/x.mdx:7'] },
    ]);
  });

  it('to one host are requested one at a time, with a pause', async () => {
    asked.length = 0;
    mostOpen = 0;
    const links = ['/a', '/b', '/c'].map((path) => ({ address: base + path, places: ['x'] }));
    const states = await requestAll(links, { pauseMs: 60 });
    expect([...states.values()].map(({ kind }) => kind)).toEqual(['there', 'there', 'there']);
    expect(mostOpen).toBe(1);
    const gaps = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(55);
  });

  it('come with what to do', () => {
    const link = { address: 'https://a.test/', places: ['docs/x.mdx:5', 'docs/y.mdx:9'] };
    expect(describeLink(link, { kind: 'moved', to: 'https://b.test/' })).toEqual([
      'docs/x.mdx:5 https://a.test/ moved for good to https://b.test/. Link there.',
      'docs/y.mdx:9 https://a.test/ moved for good to https://b.test/. Link there.',
    ]);
    expect(describeLink(link, { kind: 'dead', why: 'answers 404' })[0]).toContain(
      'is gone: it answers 404.',
    );
    expect(describeLink(link, { kind: 'parked', at: 'https://c.test/' })[0]).toContain(
      'is for sale now',
    );
    expect(describeLink(link, { kind: 'there' })).toEqual([]);
    expect(describeLink(link, { kind: 'unknown', why: 'x' })).toEqual([]);
  });
});
