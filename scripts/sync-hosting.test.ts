import { describe, expect, it } from 'vitest';
import { fillTemplate } from './sync-hosting';

describe('fillTemplate', () => {
  it('writes texts inline, and lists on their own lines', () => {
    const template = 'server {\n    name {{host}};\n    {{rules}}\n}\n';
    expect(fillTemplate(template, { host: 'example.org', rules: ['a;', 'b;'] })).toBe(
      'server {\n    name example.org;\n    a;\n    b;\n}\n',
    );
    expect(fillTemplate(template, { host: 'example.org', rules: [] })).toBe(
      'server {\n    name example.org;\n}\n',
    );
  });

  it('fails if a template and its values have different names', () => {
    expect(() => fillTemplate('{{host}}', {})).toThrow('nothing is given for {{host}}');
    expect(() => fillTemplate('server', { host: 'a', port: '1' })).toThrow(
      'no {{host}}, {{port}} in the template',
    );
  });
});
