import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProperties } from '../../lib/java-properties';
import { checkLink, renderPropertyLines } from './properties';

describe('the five lines', () => {
  it('match the guide, and parse back by Java’s rules', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        (link, prompt, required) => {
          const lines = renderPropertyLines({ link, sha1: 'a'.repeat(40), prompt, required });
          expect(lines).toHaveLength(5);
          const { values, malformed } = parseProperties(lines.join('\n'));
          expect(malformed).toEqual([]);
          const sentence = prompt.trim();
          expect(values.get('resource-pack')).toBe(link);
          expect(values.get('resource-pack-prompt')).toBe(
            sentence === '' ? '' : JSON.stringify({ text: sentence }),
          );
          expect(values.get('require-resource-pack')).toBe(String(required));
          expect(values.get('resource-pack-id')).toBe('');
          expect(values.get('resource-pack-sha1')).toBe('a'.repeat(40));
        },
      ),
    );
    expect(
      renderPropertyLines({
        link: ' https://a.b/c.zip ',
        sha1: '',
        prompt: 'Say "hi"',
        required: false,
      }),
    ).toEqual([
      'require-resource-pack=false',
      'resource-pack=https://a.b/c.zip',
      'resource-pack-id=',
      'resource-pack-prompt={"text":"Say \\\\"hi\\\\""}',
      'resource-pack-sha1=',
    ]);
  });

  it.each([
    ['https://packs.example.org/a.zip', undefined],
    ['https://www.dropbox.com/s/x/a.zip?dl=1', undefined],
    ['https://github.com/a/b/releases/download/1/a.zip', undefined],
    ['', 'empty'],
    ['packs.example.org/a.zip', 'no-link'],
    ['https://a b', 'no-link'],
    ['ftp://a.b/c', 'no-link'],
    ['javascript:alert(1)', 'no-link'],
    ['http://a.b/c.zip', 'no-https'],
    ['http://192.168.1.5/c.zip', 'private'],
    ['http://172.20.0.1/c.zip', 'private'],
    ['http://localhost:8080/c.zip', 'private'],
    ['http://100.64.3.1/c.zip', 'private'],
    ['http://[fd00::1]/c.zip', 'private'],
    ['http://nas.local/c.zip', 'private'],
    ['https://drive.google.com/file/d/1/view', 'share-page'],
    ['https://www.dropbox.com/s/x/a.zip?dl=0', 'share-page'],
    ['https://cdn.discordapp.com/a/b.zip', 'share-page'],
    ['https://github.com/a/b/blob/main/a.zip', 'share-page'],
  ])('%s', (link, problem) => expect(checkLink(link)).toBe(problem));

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (link) => {
        checkLink(link);
        checkLink(`https://${link}`);
      }),
    );
  });
});
