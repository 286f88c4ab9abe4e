import { expect, it } from 'vitest';
import { planRecords, type DnsGame, type DnsInput } from './model';
import { findError, describeNote, VIEW } from './texts';

const game: DnsGame = { id: 'bedrock', name: 'Bedrock', port: 19132 };
const java: DnsGame = { ...game, service: { name: '_minecraft', protocol: '_tcp' } };
const input: DnsInput = {
  game,
  address: '203.0.113.25',
  port: '19133',
  domain: 'example.org',
  front: 'play',
  target: '',
  targetHas: 'unknown',
};

it('says what to do for each wrong field, and nothing if all are valid', () => {
  const result = planRecords({ ...input, address: 'node', domain: 'example.org.' });
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(findError(result.problems, 'address')).toContain('Write an IP address such as');
  expect(findError(result.problems, 'domain')).toContain('Leave the dot at the end away');
  expect(findError(result.problems, 'port')).toBeUndefined();
  const target = planRecords({ ...input, game: java, target: '198.41.0.4' });
  expect(target.ok ? '' : findError(target.problems, 'target')).toContain('RFC 2782 forbids an IP');
  const alias = planRecords({ ...input, game: java, target: 'a.example.org', targetHas: 'alias' });
  expect(alias.ok ? '' : findError(alias.problems, 'target')).toContain('forbids an alias');
});

it('says what players type for a game without SRV', () => {
  const result = planRecords(input);
  if (!result.ok) throw new Error('no plan');
  const text = result.notes.map((note) => describeNote(note, result, game.name)).join(' ');
  expect(text).toContain('Bedrock does not ask for it');
  expect(text).toContain('Players enter play.example.org and the port 19133.');
});

it('counts the records, and names the port if players type it', () => {
  expect(VIEW.verdict(1, 'play.example.org', undefined)).toBe(
    'One record, and players type play.example.org',
  );
  expect(VIEW.verdict(2, 'play.example.org', 19133)).toBe(
    'Two records, and players type play.example.org and the port 19133',
  );
});
