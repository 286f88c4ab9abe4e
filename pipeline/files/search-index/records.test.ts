import { describe, expect, it } from 'vitest';
import { samplePages, sampleTexts } from '../../../src/search/fixtures/sample-site';
import type { ParsedPage } from './parse-page';
import { createHostedRecords } from './records';

const ORIGIN = 'https://docs.example.com';
const pages: ParsedPage[] = samplePages.map((page, index) => ({
  page,
  passages: sampleTexts[index] ?? [],
}));
const records = createHostedRecords(pages, { origin: ORIGIN });
const getIds = (all: readonly ParsedPage[]) =>
  createHostedRecords(all, { origin: ORIGIN }).map(({ objectID }) => objectID);

describe('createHostedRecords', () => {
  it('makes one record per page, heading and passage', () => {
    const sections = samplePages.reduce((sum, page) => sum + page.sections.length, 0);
    expect(records).toHaveLength(sections + sampleTexts.flat().length);
    expect(records.filter(({ type }) => type === 'lvl1')).toHaveLength(samplePages.length);
  });

  it('has every attribute of the schema', () => {
    expect(records[0]).toEqual({
      objectID: expect.stringMatching(/^\/sftp#[0-9a-f]{12}$/) as unknown,
      type: 'lvl1',
      hierarchy: {
        lvl0: 'Panel', lvl1: 'Upload files with SFTP', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null,
      },
      content: 'Connect with FileZilla and move worlds & plugins to the server.',
      url: `${ORIGIN}/sftp`,
      url_without_anchor: `${ORIGIN}/sftp`,
      anchor: null,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: { pageRank: 0, level: 90, position: 0 },
      keywords: ['filezilla', 'ftp'],
      questions: [],
    });
  }); // prettier-ignore

  it('includes the headings above a passage', () => {
    const levels = records
      .filter(({ url_without_anchor }) => url_without_anchor.endsWith('/sftp'))
      .map(({ type, hierarchy: { lvl2, lvl3 }, anchor }) => [type, lvl2, lvl3, anchor]);
    expect(levels).toEqual([
      ['lvl1', null, null, null],
      ['content', null, null, null],
      ['lvl2', 'Connect', null, 'connect'],
      ['content', 'Connect', null, 'connect'],
      ['lvl3', 'Connect', 'On Windows', 'on-windows'],
      ['content', 'Connect', 'On Windows', 'on-windows'],
      ['lvl2', 'If something goes wrong', null, 'if-something-goes-wrong'],
      ['content', 'If something goes wrong', null, 'trouble-connection-refused'],
      ['content', 'If something goes wrong', null, 'trouble-permission-denied'],
    ]);
  });

  it('links a message of a trouble table to its row', () => {
    const row = records.find(({ content }) => content?.startsWith('Permission denied'));
    expect(row?.url).toBe(`${ORIGIN}/sftp#trouble-permission-denied`);
  });

  it("puts readers' questions only on the page", () => {
    const questions = new Map([['/sftp', ['how do i upload']]]);
    const carriers = createHostedRecords(pages, { origin: ORIGIN, questions }).filter(
      (record) => record.questions.length > 0,
    );
    expect(carriers.map(({ type, url }) => [type, url])).toEqual([['lvl1', `${ORIGIN}/sftp`]]);
  });

  it('puts keywords only on the page', () => {
    const carriers = records.filter(({ keywords }) => keywords.length > 0);
    expect(carriers.every(({ type }) => type === 'lvl1')).toBe(true);
  });

  it('gives each record its own id, even if a page repeats itself', () => {
    const page = pages[1] as ParsedPage;
    const twice = { ...page, passages: [...page.passages, ...page.passages] };
    const ids = getIds([twice, ...pages.slice(2)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the ids of unchanged records', () => {
    const page = pages[0] as ParsedPage;
    const changed: ParsedPage = {
      page: { ...page.page, description: 'Another description.', lvl0: 'Moved' },
      passages: [
        { section: 0, anchor: '', text: 'A new paragraph before all others.' },
        ...page.passages,
      ],
    };
    const after = new Set(getIds([changed]));
    expect(getIds([page]).filter((id) => !after.has(id))).toEqual([]);
    expect(after.size).toBe(getIds([page]).length + 1);
  });

  it('is deterministic', () => {
    expect(JSON.stringify(createHostedRecords(pages, { origin: ORIGIN }))).toBe(
      JSON.stringify(records),
    );
  });
});
