/**
 * `npm run bench:compare [folder]`: our search and other engines for static documentation on the
 * same pages, questions, synonyms and readers' questions. Prints a Markdown table.
 *
 * Install the engines once: `npm ci --prefix benchmarks/search`. Every engine gets what it supports
 * of field boosts (chosen once, not tuned), prefix matching for the last word and typo tolerance;
 * synonyms are added to the query. Pagefind has neither fields nor "any word": keywords and
 * readers' questions go into the page with weights, and a query that finds nothing is repeated with
 * fewer words.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { createSearchFiles } from '../../pipeline/files/search-index/index.ts';
import { readSite } from '../../pipeline/files/search-index/read-site.ts';
import {
  readQuestionTable,
  readAllQuestions,
} from '../../pipeline/files/search-index/reader-questions.ts';
import { findRoutes, scoreQuestions, SETS } from './score.ts';
import { getCpuMs, getQuantile } from '../lib/measure-time.ts';
import { createSearchModel } from '../../src/search/ranking/model.ts';
import { computeFeatures } from '../../src/search/ranking/rank.ts';
import { isStopWord, stem } from '../../src/search/words/language.ts';
import { tokenizeQuery, tokenize } from '../../src/search/words/tokenizer.ts';

const FIELDS = ['title', 'keywords', 'headings', 'messages', 'questions', 'description', 'body'];
const BOOST = { title: 5, keywords: 5, headings: 2, messages: 2, questions: 3, description: 2 };

/** What the engines index: one document per page. */
function createDocuments(pages, questions) {
  return pages.map(({ page, passages }, id) => ({
    id,
    url: page.url,
    title: page.title,
    keywords: [page.url.split('/').at(-1), ...page.keywords].join(', '),
    headings: page.sections.slice(1).map(({ heading }) => heading).join('. '), // prettier-ignore
    messages: (page.messages ?? []).map(([, , text]) => text).join('. '),
    questions: (questions.get(page.url) ?? []).join('. '),
    description: page.description,
    body: passages.map(({ text }) => text).join('\n'),
  }));
}

const listTokens = (text) => tokenize(text).map(({ term }) => term).filter((term) => !isStopWord(term)); // prettier-ignore

/** The words of a query with their synonyms, as plain text. */
function addSynonyms(query, { synonyms }) {
  const typed = tokenizeQuery(query);
  const more = typed.flatMap(({ term }, index) =>
    [term, `${term} ${typed[index + 1]?.term ?? ''}`].flatMap((key) => synonyms.get(key) ?? []),
  );
  return { typed: typed.map(({ text }) => text), more };
}

function createMiniSearch(documents, model) {
  const engine = new MiniSearch({
    fields: FIELDS,
    tokenize: listTokens,
    processTerm: (term) => term,
  });
  engine.addAll(documents);
  return (query) => {
    const { typed, more } = addSynonyms(query, model);
    const own = new Set(typed.map(stem));
    const last = stem(typed.at(-1) ?? '');
    return engine
      .search([...own, ...more.map(stem)].join(' '), {
        tokenize: (text) => text.split(' '),
        boost: BOOST,
        boostTerm: (term) => (own.has(term) ? 1 : 0.5),
        prefix: (term) => term === last,
        fuzzy: (term) => (own.has(term) && !/\d/.test(term) && term.length > 3 ? 0.2 : false),
      })
      .map(({ id }) => documents[id].url);
  };
}

/**
 * Another engine's results under our product rules: pages of other products go last, and so do
 * games that the query does not name.
 */
function addIntent(search, model) {
  const LATER = 4;
  return (query) => {
    const { candidates } = computeFeatures(model, query);
    const behind = new Map(
      candidates.map(({ page, fit }) => {
        const { url, subject } = model.pages[page];
        if (fit === 'other') return [url, Infinity];
        const isUnnamedGame = fit === 'unnamed' && subject?.kind === 'game';
        return [url, isUnnamedGame ? LATER : 0];
      }),
    );
    return search(query)
      .map((url, place) => ({ url, place: place + (behind.get(url) ?? 0) }))
      .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
      .map(({ url }) => url);
  };
}

async function createOrama(documents, model) {
  const { create, insertMultiple, search } = await import('@orama/orama');
  const engine = create({
    schema: Object.fromEntries(['url', ...FIELDS].map((name) => [name, 'string'])),
    components: { tokenizer: { stemming: true, language: 'english' } },
  });
  await insertMultiple(
    engine,
    documents.map(({ id, ...rest }) => ({ id: String(id), ...rest })),
  );
  return async (query) => {
    const { typed, more } = addSynonyms(query, model);
    const { hits } = await search(engine, {
      term: [...typed, ...more].join(' '),
      properties: FIELDS,
      boost: BOOST,
      tolerance: query.length >= 4 ? 1 : 0,
      limit: 20,
    });
    return hits.map(({ document }) => document.url);
  };
}

async function createPagefind(documents, model) {
  const { createIndex, close } = await import('pagefind');
  const { index } = await createIndex({});
  const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  for (const one of documents) {
    const renderPart = (weight, text) => `<p data-pagefind-weight="${weight}">${escape(text)}</p>`;
    await index.addHTMLFile({
      url: one.url,
      content: `<html lang="en"><body><h1>${escape(one.title)}</h1>${renderPart(7, one.keywords)}${renderPart(2, one.headings)}${renderPart(2, one.messages)}${renderPart(3, one.questions)}${renderPart(2, one.description)}${renderPart(1, one.body)}</body></html>`,
    });
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: folder });
  await close();
  // Pagefind's client is made for browsers: serve its files from disk.
  globalThis.window = { location: { origin: 'http://site' }, document: undefined };
  globalThis.document = { querySelector: () => ({ getAttribute: () => 'en', lang: 'en' }), currentScript: null }; // prettier-ignore
  globalThis.location = new URL('http://site/');
  globalThis.fetch = (address) => {
    const name = new URL(String(address), 'http://site/').pathname.replace(/^\/pagefind\//, '');
    return Promise.resolve(new Response(readFileSync(path.join(folder, name))));
  };
  const client = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
  await client.options({ basePath: 'http://site/pagefind/', baseUrl: '/' });
  await client.init();
  const ask = async (text) => {
    const { results } = await client.search(text);
    return Promise.all(results.slice(0, 3).map(async (hit) => (await hit.data()).url));
  };
  return async (query) => {
    const { typed } = addSynonyms(query, model);
    const found = await ask(typed.join(' '));
    // Pagefind requires every word: leave out one at a time, as a reader would.
    for (let out = 0; found.length < 3 && typed.length > 1 && out < typed.length; out++) {
      found.push(...(await ask(typed.filter((_, place) => place !== out).join(' '))));
    }
    return found.map((url) => url.replace(/\.html$/, '').replace(/(.)\/$/, '$1'));
  };
}

async function main(args) {
  const folder = args.find((argument) => !argument.startsWith('--')) ?? 'build';
  const pages = readSite(folder);
  const questions = readAllQuestions();
  const engines = {};
  const without = createSearchModel(createSearchFiles(pages, { questions: new Map() }).index);
  const model = createSearchModel(createSearchFiles(pages, { questions }).index);
  engines['ours'] = (query) => findRoutes(model, query);
  engines["ours, without readers' questions"] = (query) => findRoutes(without, query);
  engines['MiniSearch alone'] = createMiniSearch(createDocuments(pages, questions), model);
  engines['MiniSearch with our intent'] = addIntent(engines['MiniSearch alone'], model);
  engines["MiniSearch alone, without readers' questions"] = createMiniSearch(createDocuments(pages, new Map()), model); // prettier-ignore
  for (const [name, prepare] of Object.entries({ Orama: createOrama, Pagefind: createPagefind })) {
    try {
      engines[name] = await prepare(createDocuments(pages, questions), model);
    } catch (error) {
      console.log(`${name} is left out: ${error.message}`);
    }
  }
  console.log(`| Engine | ${Object.keys(SETS).join(' | ')} | p95 per question |`);
  console.log(
    `| --- |${Object.keys(SETS)
      .map(() => ' --- |')
      .join('')} --- |`,
  );
  for (const [name, search] of Object.entries(engines)) {
    const cells = [];
    const times = [];
    for (const file of Object.values(SETS)) {
      const measureSearch = async (query) => {
        const started = getCpuMs();
        const found = await search(query);
        times.push(getCpuMs() - started);
        return found;
      };
      const { first, inThree } = await scoreQuestions(measureSearch, readQuestionTable(file));
      cells.push(`${first.toFixed(3)} / ${inThree.toFixed(3)}`);
    }
    console.log(`| ${name} | ${cells.join(' | ')} | ${getQuantile(times, 0.95).toFixed(1)} ms |`);
  }
}

await main(process.argv.slice(2));
