import { describe, expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { remarkFacts } from '.';

const tables = {
  provider: {
    name: 'Acme',
    sftp: { port: 2022 },
    urls: { tickets: 'https://tickets.example.com' },
  },
  panel: { files: { label: 'Files', upload: 'Upload' } },
};
const process = (source: string) => processMdx(source, remarkFacts as never, { tables });

describe('facts in prose', () => {
  it('writes values into text, links and titles', async () => {
    expect(await process('Port [[provider.sftp.port]] of [[provider.name]].')).toBe(
      '<p>Port 2022 of Acme.</p>',
    );
    expect(await process('[a ticket]([[provider.urls.tickets]] "[[provider.name]]")')).toBe(
      '<p><a href="https://tickets.example.com" title="Acme">a ticket</a></p>',
    );
  });

  it('writes values into lists, tables, call-outs and code', async () => {
    expect(await process('- 1\n  - port [[provider.sftp.port]]')).toContain('port 2022');
    expect(await process('| a |\n| --- |\n| [[provider.name]] |')).toContain('<td>Acme</td>');
    expect(await process(':::note\n\n[[provider.name]]\n\n:::')).toContain('Acme');
    expect(
      await process('```yaml title="[[provider.name]].yml"\nport: [[provider.sftp.port]]\n```'),
    ).toContain('port: 2022');
    expect(await process('`[[provider.sftp.port]]`')).toBe('<p><code>2022</code></p>');
  });

  it('shows the way through a screen, and the last label alone', async () => {
    expect(await process('Open [[panel.files.upload]].')).toBe(
      '<p>Open <span class="panel-path"><strong>Files</strong> → <strong>Upload</strong></span>.</p>',
    );
    expect(await process('[[button.panel.files.upload]]')).toContain('<strong>Upload</strong>');
    expect(await process('`[[panel.files.upload]]`')).toContain('Files → Upload');
  });
});

describe('unknown facts', () => {
  it('stop the build with file, line and the known keys', async () => {
    await expect(process('One.\n\nTwo [[provider.sftp.prot]].')).rejects.toMatchObject({
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
  ])('%s is refused', async (source) => {
    await expect(process(source)).rejects.toThrow();
  });

  it('in code only known tables count, as [[a.b]] is TOML', async () => {
    expect(await process('```toml title="a.toml"\n[[servers.alpha]]\n```')).toContain(
      '[[servers.alpha]]',
    );
    await expect(process('```text\n[[provider.nothing]]\n```')).rejects.toThrow(/unknown fact/);
  });
});
