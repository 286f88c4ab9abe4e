import { describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import { findSchemaErrors } from '../../../tests/lib/schema-org';
import type { GuidePage } from '../../lib/guide-page';
import { BuiltPage } from '../../lib/built-page';
import { removeKeywords, renderHeadTags } from '.';
import { createHowTo, renderJsonLdScript, createStructuredData } from './structured-data';

const page: GuidePage = {
  id: 'panel/sftp',
  route: '/sftp',
  trail: ['Panel'],
  frontMatter: {
    kind: 'guide',
    slug: '/sftp',
    title: 'Use "SFTP" & <more>',
    description: 'D.',
    outcome: 'O.',
    minutes: 5,
    who: 'W',
    checked: '2026-11-20',
    status: 'current',
  },
  sections: [{ heading: 'Do it', anchor: 'do-it', steps: ['Open it.', 'Type </script>.'] }],
};
const home: GuidePage = { ...page, id: 'home', route: '/', trail: [], sections: [] };
const { url } = provider.site;

describe('renderHeadTags', () => {
  it('links a guide to its card, its Markdown copy and its data', () => {
    const tags = renderHeadTags(page, { provider, home });
    expect(tags).toContain(`<meta property="og:image" content="${url}/social-cards/sftp.png">`);
    expect(tags).toContain('Panel › Use &quot;SFTP&quot; &amp; &lt;more&gt; (');
    expect(tags).toContain('<link rel="alternate" type="text/markdown" href="/sftp.md">');
    expect(tags).not.toContain('noindex');
  });

  it('keeps other pages out of search engines, with the card of the home page', () => {
    const tags = renderHeadTags(undefined, { provider, home });
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).toContain(`${url}/social-cards/index.png`);
    expect(tags).not.toContain('ld+json');
    expect(renderHeadTags(undefined, { provider, home: undefined })).not.toContain('og:image"');
  });
});

it('takes the keywords out of the page, not out of what the index reads', () => {
  const page = new BuiltPage(
    'a/index.html',
    '<head><meta name=keywords content="x, y"><title>A</title>',
  );
  removeKeywords(page);
  expect(page.edits.toString()).toBe('<head><title>A</title>');
  expect(page.$('meta[name=keywords]').attr('content')).toBe('x, y');
});

describe('structured data', () => {
  it('is valid for a guide and for the home page', () => {
    const things = [
      ...createStructuredData(page, { provider }),
      ...createStructuredData(home, { provider }),
    ];
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'HowTo', 'WebSite']);
    expect(things.flatMap((thing) => findSchemaErrors(thing))).toEqual([]);
  });

  it('links each step to its section', () => {
    expect(JSON.stringify(createHowTo(page, url))).toContain(`"url":"${url}/sftp#do-it"`);
  });

  it('has no how-to for a reference, for a policy or for a single step', () => {
    const [section] = page.sections;
    const oneStep = [{ heading: '', anchor: '', steps: section?.steps.slice(0, 1) ?? [] }];
    expect(
      createHowTo({ ...page, frontMatter: { ...page.frontMatter, kind: 'policy' } as never }, url),
    ).toBe(undefined);
    expect(createHowTo({ ...page, sections: oneStep }, url)).toBe(undefined);
    expect(createHowTo(page, url)).toBeDefined();
  });

  it('escapes text that would end the script', () => {
    expect(
      renderJsonLdScript(createStructuredData(page, { provider })).match(/<\/script>/g),
    ).toHaveLength(1);
  });
});
