import { describe, expect, it } from 'vitest';
import { provider } from '../../provider.config';
import { checkAbsentSteps } from './absent-steps';

describe('steps that lead to a guide that some providers lack', () => {
  const found = (step: string, frontMatter = '') =>
    checkAbsentSteps(
      [
        { id: 'a', file: 'a.mdx', source: `---\nslug: /a\n${frontMatter}---\n\n1. ${step}\n` },
        { id: 'b', file: 'b.mdx', source: '---\nslug: /b\nneeds: [dedicated]\n---\n\nB\n' },
      ],
      { ...provider.features, dedicated: true },
    ).map(({ file, line, message }) => `${file}:${line} ${message}`);

  it('are found, whatever is around the link', () => {
    for (const step of ['Do as [there](/b#x).', 'Do **as [there](/b#x)**.']) {
      expect(found(step)).toEqual([
        'a.mdx:5 this step leads to /b#x, which is gone where the provider lacks dedicated: put it into <If has="dedicated">, and say in <If lacks="dedicated"> what to do instead',
      ]);
    }
  });

  it('are not looked for in a guide that is no MDX, which another rule reports', () => {
    expect(found('Do as [there](/b).\n\n<Open')).toEqual([]);
  });

  it('are allowed in <If>, in a guide that is absent as well, or if they only refer there', () => {
    expect(found('<If has="dedicated">Do as [there](/b).</If>')).toEqual([]);
    expect(found('Do as [there](/b).', 'needs: [dedicated]\n')).toEqual([]);
    expect(found('Do it ([how](/b)).')).toEqual([]);
    expect(found('Do it.\n\n- [There](/b)')).toEqual([]);
    // Not MDX, which another rule reports with its line.
    expect(found('Do as [there](/b) <name>')).toEqual([]);
  });
});
