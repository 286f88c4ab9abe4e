import { describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import { OFFERED } from '../../../src/quotes/resolve';
import { processMdx } from '../test-process';
import { remarkQuotedFacts } from '.';

const tables = {
  provider: {
    name: 'Acme',
    sftp: { port: 2022 },
    urls: { tickets: 'https://tickets.example.com' },
  },
  panel: { files: { label: 'Files', upload: 'Upload' } },
};
const transform = (source: string) =>
  processMdx(source, remarkQuotedFacts as never, { options: { tables } });

describe('terms of the glossary', () => {
  const term = {
    heap: { word: 'heap', many: 'heaps', means: 'The memory of Java.', guide: '/swap' },
    udp: { word: 'UDP', means: 'A way to send data.' },
  };
  const options = { tables: { ...tables, term }, isRoute: (route: string) => route === '/swap' };
  const explain = (source: string, slug = '/x') =>
    processMdx(source, remarkQuotedFacts as never, { options, frontMatter: { slug } });

  it('are a button and a note at the first use, then plain words', async () => {
    expect(await explain('The [[term.heap]], two [[term.heap.many]].')).toBe(
      '<p>The <button type="button" class="term" popovertarget="term-heap">heap</button>, two heaps.</p>\n' +
        '<div class="glossary search-skip"><div id="term-heap" popover="auto" class="term-note">' +
        '<p><strong>Heap</strong> The memory of Java.</p>' +
        '<p><a href="/swap">More about this</a></p></div></div>',
    );
  });

  it('start a sentence with a capital', async () => {
    expect(await explain('- [[term.heap]]: small. [[term.heap.many]] grow.')).toContain(
      '>Heap</button>: small. Heaps grow.',
    );
    expect(await explain('**A** [[term.heap]]')).toContain('>heap</button>');
  });

  it('are plain words in headings, links and code, where no button is allowed', async () => {
    const html = await explain('## The [[term.heap]]\n\n[a [[term.heap]]](/a) `[[term.heap]]`');
    expect(html).not.toContain('button');
    expect(html).toContain('<h2>The heap</h2>');
  });

  it('link to their guide, unless it is this one or absent', async () => {
    expect(await explain('A [[term.heap]]', '/swap')).not.toContain('More about this');
    expect(await explain('A [[term.udp]]')).not.toContain('More about this');
  });

  it.each([
    ['[[term.haep]]', 'there is no "haep" in "term"'],
    ['[[term.udp.many]]', 'add "many" to it in facts/glossary.yml'],
    ['[[term.heap.few]]', 'write term.heap or term.heap.many'],
  ])('%s stops the build', async (source, reason) => {
    await expect(explain(source)).rejects.toMatchObject({
      reason: expect.stringContaining(reason) as string,
    });
  });
});

describe('labels of what the provider lacks', () => {
  it('stop the build and say what to do', async () => {
    const without = { ...tables, [OFFERED]: { ...provider.features, recycleBin: false } };
    const find = (source: string) =>
      processMdx(source, remarkQuotedFacts as never, { options: { tables: without } });
    for (const quote of ['[[panel.files.restore]]', '`[[button.panel.files.restore]]`']) {
      await expect(find(quote)).rejects.toMatchObject({
        reason: expect.stringContaining('put it into <If has="recycleBin">') as string,
      });
    }
    expect(await find('[[panel.files.upload]]')).toContain('Upload');
  });
});

describe('facts in prose', () => {
  it('writes values into text, links and titles', async () => {
    expect(await transform('Port [[provider.sftp.port]] of [[provider.name]].')).toBe(
      '<p>Port 2022 of Acme.</p>',
    );
    expect(await transform('[a ticket]([[provider.urls.tickets]] "[[provider.name]]")')).toBe(
      '<p><a href="https://tickets.example.com" title="Acme">a ticket</a></p>',
    );
  });

  it('writes values into lists, tables, call-outs and code', async () => {
    expect(await transform('- 1\n  - port [[provider.sftp.port]]')).toContain('port 2022');
    expect(await transform('| a |\n| --- |\n| [[provider.name]] |')).toContain('<td>Acme</td>');
    expect(await transform(':::note\n\n[[provider.name]]\n\n:::')).toContain('Acme');
    expect(
      await transform('```yaml title="[[provider.name]].yml"\nport: [[provider.sftp.port]]\n```'),
    ).toContain('port: 2022');
    expect(await transform('`[[provider.sftp.port]]`')).toBe('<p><code>2022</code></p>');
  });

  it('shows the path through a screen, and the last label on its own', async () => {
    expect(await transform('Open [[panel.files.upload]].')).toBe(
      '<p>Open <span class="panel-path"><strong>Files</strong> → <strong>Upload</strong></span>.</p>',
    );
    expect(await transform('[[button.panel.files.upload]]')).toContain('<strong>Upload</strong>');
    expect(await transform('`[[panel.files.upload]]`')).toContain('Files → Upload');
  });
});

describe('unknown facts', () => {
  it('stop the build with file, line and the known keys', async () => {
    await expect(transform('One.\n\nTwo [[provider.sftp.prot]].')).rejects.toMatchObject({
      file: 'guide.mdx',
      line: 3,
      reason: expect.stringContaining(
        'there is no "prot" in "provider.sftp". Known there: port',
      ) as string,
    });
  });

  it.each([
    '[[nowhere.port]]',
    '[[panel.files.uplaod]]',
    '[[panel.nowhere]]',
    '[[provider.sftp]]',
    '[x](/[[provider.x]])',
    '[[ provider.sftp.port ]]',
    '`[[ provider.sftp.port ]]`',
    '[[provider.sftp.port] is open',
    '`[provider.sftp.port]]`',
  ])('%s is rejected', async (source) => {
    await expect(transform(source)).rejects.toThrow();
  });

  it.each(['[[provider]]', '[[panel]]', '[[provder]]', '`[[provider]]`', '```text\n[[x]]\n```'])(
    '%s, one word, is rejected',
    async (source) => {
      await expect(transform(source)).rejects.toThrow(/is a whole table|unknown fact/);
    },
  );

  it('one word stops the build with file, line and the nearest names', async () => {
    await expect(transform('One.\n\nTwo [[provder]].')).rejects.toMatchObject({
      file: 'guide.mdx',
      line: 3,
      reason: expect.stringContaining('Known there: provider, panel') as string,
    });
    await expect(transform('[[panel]]')).rejects.toThrow('[[panel.files]]');
  });

  it('one word is literal where it is escaped, and in TOML', async () => {
    expect(await transform('`\\[[proxies]]`')).toBe('<p><code>[[proxies]]</code></p>');
    expect(await transform('```toml\n[[proxies]]\ntype = "tcp"\n```')).toContain('>[[proxies]]\n');
    await expect(transform('```yaml\n[[proxies]]\n```')).rejects.toThrow(/Meant literally/);
  });

  it('in code, only escaped TOML is kept', async () => {
    expect(await transform('```toml title="a.toml"\n\\[[servers.alpha]]\n```')).toContain(
      '>[[servers.alpha]]',
    );
    expect(await transform('`\\[[servers.alpha]]`')).toBe('<p><code>[[servers.alpha]]</code></p>');
    expect(await transform('`\\[[ a.b ]]` `[a.b]` [[a.b](/x)')).toBe(
      '<p><code>[[ a.b ]]</code> <code>[a.b]</code> [<a href="/x">a.b</a></p>',
    );
    for (const source of [
      '```toml\n[[servers.alpha]]\n```',
      '```text\n[[provider.nothing]]\n```',
      '`[[provder.sftp.port]]`',
      '`[[plugin.simple-voice.x]]`',
      '<A b="[[provder.name]]" />',
    ]) {
      await expect(transform(source), source).rejects.toThrow(/unknown fact/);
    }
    await expect(transform('`[[a.b]]`')).rejects.toThrow(/Meant literally\? Write \\\[\[/);
  });

  it('suggest the nearest key of a long list', async () => {
    const keys = Object.fromEntries('abcdefghijk'.split('').map((key) => [`${key}Port`, 1]));
    await expect(
      processMdx('[[many.cProt]]', remarkQuotedFacts as never, {
        options: { tables: { many: keys } },
      }),
    ).rejects.toThrow(/Nearest there: cPort, /);
  });
});
