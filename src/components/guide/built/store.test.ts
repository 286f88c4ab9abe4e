import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideDataFile } from './data';
import type { FirstView } from './first-view';
import { MAX_PREFETCHES } from './loaded-guides';
import { MAX_GUIDES } from './recent-guides';
import { createGuideStore, type GuideStore } from './store';

/** A stand-in for an element: the store only compares texts. */
const createElement = (name: string) => ({ name }) as unknown as HTMLElement;

const createFile = (route: string): GuideDataFile => ({
  metadata: { permalink: route, title: route },
  toc: [],
  html: `<p>${route}</p>`,
});

/** The requests that wait for an answer, by route. */
let pending: Map<string, { readonly answer: (text: string) => void; readonly fail: () => void }>;
let requests: string[];
/** The texts that were shown, in order. */
let texts: HTMLElement[];
let store: GuideStore;

beforeEach(() => {
  pending = new Map();
  requests = [];
  texts = [];
  store = createGuideStore(
    {
      request: (route, priority) => {
        requests.push(`${route} ${priority}`);
        return new Promise((resolve, reject) => {
          pending.set(route, {
            answer: resolve,
            fail: () => {
              reject(new Error(`Loading page ${route} failed (503)`));
            },
          });
        });
      },
      createHTML: (html) => `trusted ${html}`,
    },
    {
      create: (html): FirstView => {
        if (html === 'broken') throw new Error('no text');
        return { text: createElement(html as string), rest: [] };
      },
      show: (_frame, { text }) => {
        texts.push(text);
      },
    },
  );
});

/** Answers the request for a guide, and lets what waits for it run. */
async function answer(route: string): Promise<void> {
  pending.get(route)?.answer(JSON.stringify(createFile(route)));
  await new Promise(setImmediate);
}

/** Lets the request for a guide fail, and what waits for it run. */
async function answerWithError(route: string): Promise<void> {
  pending.get(route)?.fail();
  await new Promise(setImmediate);
}

describe('loaded guides', () => {
  it('are modules for Docusaurus, with HTML that the browser accepts', async () => {
    const loading = store.loaded.load('/sftp');
    await answer('/sftp');
    expect(await loading).toMatchObject({
      route: '/sftp',
      html: 'trusted <p>/sftp</p>',
      metadata: { title: '/sftp' },
      assets: {},
    });
  });

  it('are requested once, however often they are asked for', async () => {
    const both = Promise.all([store.loaded.load('/sftp'), store.loaded.load('/sftp')]);
    await answer('/sftp');
    const [first, second] = await both;
    expect(first).toBe(second);
    await store.loaded.load('/sftp');
    store.loaded.prefetch('/sftp');
    expect(requests).toEqual(['/sftp high']);
  });

  it('are found with and without a slash at the end, once they are loaded', async () => {
    const loading = store.loaded.load('/sftp');
    expect(store.loaded.find('/sftp')).toBeUndefined();
    await answer('/sftp');
    const guide = await loading;
    expect(store.loaded.find('/sftp')).toBe(guide);
    expect(store.loaded.find('/sftp/')).toBe(guide);
  });

  it('have no second address: `/sftp.html` is the work of `canonical-address`', () => {
    store.loaded.keep('/sftp', createFile('/sftp'));
    expect(store.loaded.find('/sftp.html')).toBeUndefined();
    void store.loaded.load('/sftp.html');
    expect(requests).toEqual(['/sftp.html high']);
  });

  it('include the home page', () => {
    store.loaded.keep('/', createFile('/'));
    expect(store.loaded.find('/')?.route).toBe('/');
  });

  it('are never requested if they came with the page', async () => {
    store.loaded.keep('/sftp', createFile('/sftp'));
    store.loaded.prefetch('/sftp');
    expect((await store.loaded.load('/sftp')).html).toBe('trusted <p>/sftp</p>');
    expect(requests).toEqual([]);
  });

  it('that cannot be fetched are tried again by the next call', async () => {
    const failure = expect(store.loaded.load('/sftp')).rejects.toThrow('failed (503)');
    await answerWithError('/sftp');
    await failure;
    expect(store.loaded.find('/sftp')).toBeUndefined();
    const second = store.loaded.load('/sftp');
    await answer('/sftp');
    expect((await second).route).toBe('/sftp');
    expect(requests).toEqual(['/sftp high', '/sftp high']);
  });

  it('of another store are not there', () => {
    store.loaded.keep('/sftp', createFile('/sftp'));
    const other = createGuideStore(
      { request: () => Promise.reject(new Error('offline')), createHTML: (html) => html },
      { create: () => ({ text: createElement(''), rest: [] }), show: () => undefined },
    );
    expect(other.loaded.find('/sftp')).toBeUndefined();
  });
});

describe('prefetched guides', () => {
  const routes = Array.from({ length: MAX_PREFETCHES + 2 }, (_, index) => `/guide-${index}`);

  it('are requested a few at a time, after everything else', async () => {
    routes.forEach(store.loaded.prefetch);
    expect(requests).toEqual(routes.slice(0, MAX_PREFETCHES).map((route) => `${route} low`));
    await answer('/guide-0');
    expect(requests).toHaveLength(MAX_PREFETCHES + 1);
  });

  it('that fail make room for the next, and a click tries again', async () => {
    routes.forEach(store.loaded.prefetch);
    await answerWithError('/guide-0');
    expect(requests).toHaveLength(MAX_PREFETCHES + 1);
    void store.loaded.load('/guide-0');
    expect(requests.at(-1)).toBe('/guide-0 high');
  });

  it('are not shown before a click has loaded them, which needs no request', async () => {
    store.loaded.prefetch('/sftp');
    await answer('/sftp');
    expect(store.loaded.find('/sftp')).toBeUndefined();
    await store.loaded.load('/sftp');
    expect(requests).toEqual(['/sftp low']);
  });
});

describe('recent guides', () => {
  const open = (entry: string, route: string, onPage: Element | null = null) =>
    store.recent.open({ entry, route, shown: onPage }, () => ({ text: createElement(route) }));

  it('are made anew for each history entry', () => {
    const first = open('1', '/sftp');
    const second = open('2', '/sftp');
    expect(first.newView).toBeDefined();
    expect(second.newView).toBeDefined();
    expect(second.guide).not.toBe(first.guide);
  });

  it('are the same when Back returns to their entry', () => {
    const { guide } = open('1', '/sftp');
    open('2', '/backups');
    expect(open('1', '/sftp')).toEqual({ guide });
  });

  it('are the same after a jump within the page, whose entry is another', () => {
    const { guide } = open('1', '/sftp');
    expect(open('2', '/sftp', guide.text.current)).toEqual({ guide });
    open('3', '/backups');
    expect(open('2', '/sftp')).toEqual({ guide });
  });

  it('are made anew if their entry now has another route', () => {
    open('1', '/sftp');
    expect(open('1', '/backups').newView).toBeDefined();
  });

  it(`are the last ${MAX_GUIDES}: the one shown least recently is dropped`, () => {
    const listed: string[][] = [];
    store.recent.subscribe((guides) => listed.push(guides.map(({ route }) => route)));
    for (let index = 0; index < MAX_GUIDES; index++) open(`${index}`, `/guide-${index}`);
    open('0', '/guide-0');
    open('new', '/new');
    store.recent.update();
    expect(listed).toEqual([
      [
        ...Array.from({ length: MAX_GUIDES - 2 }, (_, index) => `/guide-${index + 2}`),
        '/guide-0',
        '/new',
      ],
    ]);
    expect(open('1', '/guide-1').newView).toBeDefined();
    expect(open('0', '/guide-0').newView).toBeUndefined();
  });

  it('tell a listener until it stops', () => {
    const listener = vi.fn();
    const stop = store.recent.subscribe(listener);
    store.recent.update();
    stop();
    store.recent.update();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a clicked guide', () => {
  const frame = createElement('frame');
  const guide = { route: '/sftp', html: 'sftp' };

  it('is not shown while the page has no guide', () => {
    expect(store.clicked.show(guide)).toBe(false);
    store.clicked.setFrame(frame);
    store.clicked.setFrame(null);
    expect(store.clicked.show(guide)).toBe(false);
    expect(texts).toEqual([]);
  });

  it('is shown at once, and is a recent one', () => {
    store.clicked.setFrame(frame);
    const listener = vi.fn();
    store.recent.subscribe(listener);
    expect(store.clicked.show(guide)).toBe(true);
    store.recent.update();
    expect(texts).toEqual([createElement('sftp')]);
    expect(listener).toHaveBeenCalledWith([expect.objectContaining({ route: '/sftp' })]);
  });

  it('uses the text that was prepared for it, and no other', () => {
    store.clicked.setFrame(frame);
    store.clicked.prepare({ route: '/sftp', html: 'prepared' });
    store.clicked.prepare({ route: '/sftp', html: 'again' });
    store.clicked.show(guide);
    store.clicked.prepare({ route: '/backups', html: 'backups' });
    store.clicked.show(guide);
    expect(texts).toEqual([createElement('prepared'), createElement('sftp')]);
  });

  it('whose text cannot be created is left to React', () => {
    store.clicked.setFrame(frame);
    store.clicked.prepare({ route: '/sftp', html: 'broken' });
    expect(store.clicked.show({ route: '/sftp', html: 'broken' })).toBe(false);
    expect(store.clicked.show(guide)).toBe(true);
  });

  it('is taken over by React once, and only with its own text', () => {
    store.clicked.setFrame(frame);
    store.clicked.show(guide);
    expect(store.clicked.take(createElement('of another guide'))).toBeUndefined();
    store.clicked.show(guide);
    const text = texts.at(-1) ?? frame;
    expect(store.clicked.take(text)?.text).toBe(text);
    expect(store.clicked.take(text)).toBeUndefined();
  });
});
