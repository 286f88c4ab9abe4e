/**
 * `npm run bench:compare [folder] [questions.tsv]`: our search and the engines that people use for static
 * documentation, on the same questions and the same records. Prints a Markdown table.
 *
 * Every engine gets boosts for titles, prefixes as one types, tolerance for typos, and any word may
 * match; the settings were chosen once and not tuned. Each is measured twice, on one record per
 * passage (as the hosted service gets them) and on one per page, because that choice alone decides
 * much; the README keeps the better row. Ours has one form only.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import { Document } from 'flexsearch';
import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { readSite, searchFiles } from '../pipeline/files/search-index';
import { hostedRecords } from '../pipeline/files/search-index/records';
import type { ReadPage } from '../pipeline/files/search-index/read-page';
import { createModel } from '../src/search/rank';
import { readQuestions, routesFor } from './bench-search';
import { cpuMs, fastestOf, quantile } from './measure-time';

/** What the engines index. */
interface Entry {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly keywords: string;
  readonly content: string;
}

/** An engine that is ready to be asked. */
interface Prepared {
  /** Routes, best first; may repeat. */
  readonly search: (query: string) => readonly string[] | Promise<readonly string[]>;
  /** What a browser must load before the first answer. */
  readonly file: string;
}

interface Engine {
  readonly name: string;
  readonly prepare: (entries: readonly Entry[]) => Prepared | Promise<Prepared>;
}

const FIELDS = ['title', 'heading', 'keywords', 'content'] as const;
const BOOST = { title: 5, heading: 3, keywords: 5, content: 1 } as const;
/** Records looked at per query: enough for three pages however many passages each has. */
const LIMIT = 100;
const KEYSTROKES = 150;
const RUNS = 3;
/** Processor time after which the keystrokes measured so far must do. */
const TIME_LIMIT_MS = 15_000;

const miniSearch: Engine = {
  name: 'MiniSearch',
  prepare(entries) {
    const engine = new MiniSearch<Entry>({
      fields: [...FIELDS],
      storeFields: ['url', 'title', 'heading'],
    });
    engine.addAll([...entries]);
    return {
      file: JSON.stringify(engine),
      search: (query) =>
        engine
          .search(query, { boost: BOOST, prefix: true, fuzzy: 0.2 })
          .slice(0, LIMIT)
          .map(({ url }) => url as string),
    };
  },
};

const lunrEngine: Engine = {
  name: 'Lunr',
  prepare(entries) {
    const index = lunr(function () {
      this.ref('id');
      for (const field of FIELDS) this.field(field, { boost: BOOST[field] });
      for (const entry of entries) this.add(entry);
    });
    const shown = entries.map(({ url, title, heading }) => ({ url, title, heading }));
    return {
      file: JSON.stringify([index, shown]),
      search: (query) =>
        index
          .query((clause) => {
            for (const token of lunr.tokenizer(query)) {
              const term = token.toString();
              clause.term(term, { boost: 10 });
              clause.term(term, { boost: 5, wildcard: lunr.Query.wildcard.TRAILING });
              if (term.length > 3) clause.term(term, { boost: 1, editDistance: 1 });
            }
          })
          .slice(0, LIMIT)
          .map(({ ref }) => entries[Number(ref)]?.url ?? ''),
    };
  },
};

const flexSearch: Engine = {
  name: 'FlexSearch',
  prepare(entries) {
    const engine = new Document({
      tokenize: 'forward',
      encoder: 'LatinBalance',
      document: { id: 'id', index: [...FIELDS] },
    });
    for (const entry of entries) engine.add({ ...entry });
    const parts: string[] = [];
    // Calls back before it returns.
    engine.export((key, data) => {
      parts.push(`${key}\n${data}`);
    });
    const shown = entries.map(({ url, title, heading }) => ({ url, title, heading }));
    return {
      file: parts.join('\n') + JSON.stringify(shown),
      search(query) {
        const scores = new Map<number, number>();
        for (const { field, result } of engine.search(query, { limit: LIMIT, suggest: true })) {
          const boost = BOOST[field as keyof typeof BOOST];
          for (const [place, id] of result.entries()) {
            scores.set(Number(id), (scores.get(Number(id)) ?? 0) + boost / (place + 1));
          }
        }
        return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => entries[id]?.url ?? '');
      },
    };
  },
};

const orama: Engine = {
  name: 'Orama',
  async prepare(entries) {
    const engine = create({
      schema: {
        url: 'string',
        title: 'string',
        heading: 'string',
        keywords: 'string',
        content: 'string',
      },
      components: { tokenizer: { stemming: true, language: 'english' } },
    });
    await insertMultiple(
      engine,
      entries.map(({ id, ...entry }) => ({ id: String(id), ...entry })),
    );
    return {
      file: JSON.stringify(save(engine)),
      async search(query) {
        const { hits } = await searchOrama(engine, {
          term: query,
          properties: [...FIELDS],
          boost: BOOST,
          tolerance: query.length >= 4 ? 1 : 0,
          limit: LIMIT,
        });
        return hits.map(({ document }) => document.url);
      },
    };
  },
};

const fuse: Engine = {
  name: 'Fuse.js',
  prepare(entries) {
    const keys = FIELDS.map((name) => ({ name, weight: BOOST[name] }));
    const index = Fuse.createIndex(keys, entries);
    const engine = new Fuse(
      entries,
      { keys, ignoreLocation: true, threshold: 0.4, useTokenSearch: true },
      index,
    );
    return {
      file: JSON.stringify([index, entries]),
      search: (query) => engine.search(query, { limit: LIMIT }).map(({ item }) => item.url),
    };
  },
};

function passagesOf(pages: readonly ReadPage[]): Entry[] {
  return hostedRecords(pages, '').map(({ url_without_anchor: url, hierarchy, ...record }, id) => ({
    id,
    url,
    title: hierarchy.lvl1 ?? '',
    heading: hierarchy.lvl3 ?? hierarchy.lvl2 ?? '',
    keywords: record.keywords.join(', '),
    content: record.content ?? '',
  }));
}

function wholePagesOf(pages: readonly ReadPage[]): Entry[] {
  return pages.map(({ page, passages }, id) => ({
    id,
    url: page.url,
    title: page.title,
    heading: page.sections
      .slice(1)
      .map(({ heading }) => heading)
      .join('\n'),
    keywords: page.keywords.join(', '),
    content: [page.description, ...passages.map(({ text }) => text)].join('\n'),
  }));
}

const kilobytes = (text: string) =>
  Math.round(
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }).length / 1000,
  );

/** One row of the table. */
async function measure(
  name: string,
  { search, file }: Prepared,
  questions: readonly { query: string; routes: readonly string[] }[],
): Promise<string> {
  let [first, three, reciprocal] = [0, 0, 0];
  for (const { query, routes } of questions) {
    const found = [...new Set(await search(query))];
    const place = found.findIndex((route) => routes.includes(route));
    if (place === 0) first++;
    if (place >= 0 && place < 3) three++;
    if (place >= 0) reciprocal += 1 / (place + 1);
  }
  const typed = questions.flatMap(({ query }) =>
    Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)),
  );
  const step = Math.max(1, Math.floor(typed.length / KEYSTROKES));
  const times: number[] = [];
  const sampled = typed.filter((_, index) => index % step === 0);
  // In an order that spreads over all questions, should the time run out.
  sampled.sort((a, b) => (a.length % 7) - (b.length % 7));
  const started = cpuMs();
  for (const query of sampled) {
    if (cpuMs() - started > TIME_LIMIT_MS) break;
    times.push(await fastestOf(RUNS, () => search(query)));
  }
  const slow = quantile(times, 0.95);
  const share = (count: number) => (count / questions.length).toFixed(3);
  return `| ${name} | ${share(first)} | ${share(three)} | ${share(reciprocal)} | ${slow.toFixed(1)} ms | ${kilobytes(file)} KB |`;
}

async function main(folder: string, file?: string): Promise<void> {
  const pages = readSite(folder);
  const known = new Set(pages.map(({ page }) => page.url));
  const questions = readQuestions(file).filter(({ routes }) =>
    routes.some((route) => known.has(route)),
  );
  const { index } = searchFiles(pages);
  const model = createModel(index);
  const forms = { passages: passagesOf(pages), pages: wholePagesOf(pages) };
  console.log(
    `${pages.length} pages, ${forms.passages.length} records, ${questions.length} questions\n`,
  );
  console.log('| Engine | success@1 | success@3 | MRR | p95 per keystroke | index, brotli |');
  console.log('|---|---|---|---|---|---|');
  const ours: Prepared = {
    file: JSON.stringify(index),
    search: (query) => routesFor(model, query),
  };
  console.log(await measure('ours', ours, questions));
  for (const engine of [miniSearch, lunrEngine, flexSearch, orama, fuse]) {
    for (const [form, entries] of Object.entries(forms)) {
      console.log(
        await measure(`${engine.name}, ${form}`, await engine.prepare(entries), questions),
      );
    }
  }
}

if (process.argv[1]?.endsWith('compare-search.ts') === true) {
  void main(process.argv[2] ?? 'build', process.argv[3]);
}
