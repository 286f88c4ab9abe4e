import { describe, expect, it } from 'vitest';
import { rules } from '../rules';
import { getRolesOfRule } from './roles';

describe('getRolesOfRule', () => {
  it.each([
    ['database-login', ['proof', 'answer-of-database']],
    ['database-storage', ['answer-of-database']],
    ['database-unreachable', ['proof', 'no-database']],
    ['ticking-entity', ['tick']],
    ['port-in-use', []],
  ])('%s', (id, roles) => {
    expect(getRolesOfRule(id)).toEqual(roles);
  });

  it('knows a rule for each role that rules have', () => {
    const found = new Set(rules.flatMap(({ id }) => getRolesOfRule(id)));
    expect([...found].sort()).toEqual([
      'answer-of-database',
      'client-mod',
      'hang',
      'java-too-new',
      'mixin',
      'no-database',
      'proof',
      'tick',
      'unreadable-file',
    ]);
  });
});
