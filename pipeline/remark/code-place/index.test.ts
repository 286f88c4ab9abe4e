import { describe, expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { parseFenceMeta, remarkCodePlace } from '.';

const transform = (source: string) => processMdx(source, remarkCodePlace as never);

describe('parseFenceMeta', () => {
  it('reads places, titles and marks', () => {
    expect(parseFenceMeta('place="console" no-output')).toEqual({
      place: 'console',
      output: false,
      noOutput: true,
      anyOutput: false,
    });
    expect(parseFenceMeta('title="a output b.yml"')).toEqual({
      title: 'a output b.yml',
      output: false,
      noOutput: false,
      anyOutput: false,
    });
    expect(parseFenceMeta('output')).toEqual({
      output: true,
      noOutput: false,
      anyOutput: false,
    });
    expect(parseFenceMeta(null)).toEqual({
      output: false,
      noOutput: false,
      anyOutput: false,
    });
  });
});

describe('remarkCodePlace', () => {
  it('labels input and output, in a list too', async () => {
    const html = await transform(
      '1. Type:\n\n   ```text place="console"\n   list\n   ```\n\n   ```text output\n   There are 0\n   ```',
    );
    expect(html).toContain(
      '<div class="code-place code-place--input"><p class="code-place__label">Type in the console</p>',
    );
    expect(html).toContain('<p class="code-place__label">You then see</p>');
  });

  it('says that nothing is printed, and leaves file titles alone', async () => {
    expect(await transform('```text place="server" no-output\nsync\n```')).toContain(
      'Nothing is printed.',
    );
    expect(await transform('```yaml title="a.yml"\na: 1\n```')).not.toContain('code-place');
  });

  it('says nothing about omitted output', async () => {
    const html = await transform('```bash place="server" any-output\nsudo apt update\n```');
    expect(html).toContain('Type in the terminal of the server');
    expect(html).not.toContain('Nothing is printed.');
  });

  it('rejects an unknown place with the line', async () => {
    await expect(transform('a\n\n```text place="konsole"\nlist\n```')).rejects.toMatchObject({
      line: 3,
    });
  });
});
