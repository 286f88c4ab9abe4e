/** The sentences of a finding, filled in from a rule. */
import { describe, expect, it } from 'vitest';
import { draftFromRule } from './draft-from-rule';
// Loads the guides' data for the rules.
import '../read-log';
import { rules } from '../rules';

const POSITION = { line: 1, text: '' };

describe('the sentences of a finding', () => {
  it('are complete without the name of a server, too', () => {
    const [rule] = rules as readonly [(typeof rules)[number]];
    const sentences = {
      title: 'The server {server} is away.',
      cause: 'Start the server {server}.',
    };
    expect(draftFromRule({ ...rule, ...sentences }, {}, POSITION)).toMatchObject({
      title: 'A server behind it is away.',
      cause: 'Start a server behind it.',
    });
    expect(draftFromRule({ ...rule, ...sentences }, { server: 'lobby' }, POSITION)).toMatchObject({
      title: 'The server lobby is away.',
    });
  });
});
