import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { port, portTable, type PortId } from '../../fact-tables/ports';
import { parsePort } from '../../lib/port-number';
import {
  getAudience,
  renderFirewallLines,
  MAX_PROGRAMS,
  parsePrograms,
  checkPrograms,
  getPortRow,
  planOnDefault,
  formatPrograms,
  type PlannedProgram,
} from './model';
import { renderNoteLines } from './note';

const createPrograms = (...ids: PortId[]) => ids.map(planOnDefault);

it('every row of the table has a number, and no program is listed twice', () => {
  expect(new Set(portTable.map(({ id }) => id)).size).toBe(portTable.length);
  for (const { id } of portTable) expect(port[id]).toBeGreaterThan(0);
});

it('a program not in the table counts as closed, without a number', () => {
  expect(planOnDefault('nothing')).toEqual({ id: 'nothing', port: '' });
  expect(getAudience(getPortRow('nothing'))).toBe('nobody');
});

it('ports that the guide calls never public are in no list of open ports', () => {
  const never = portTable.filter(({ neverPublic }) => neverPublic === true);
  expect(never.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['rcon', 'mysql', 'prometheus', 'rdp']),
  );
  for (const { id } of never) {
    expect(getAudience(getPortRow(id))).not.toBe('public');
    expect(checkPrograms([planOnDefault(id)]).open).toEqual([]);
  }
});

it('a port without a row is closed to everyone', () => {
  expect(checkPrograms([planOnDefault('ftp')])).toMatchObject({ open: [], closed: [0] });
});

describe('report', () => {
  it('accepts a typical server', () => {
    expect(checkPrograms(createPrograms('minecraft', 'voiceChat', 'bluemap', 'rcon'))).toEqual({
      wrong: [],
      conflicts: [],
      warnings: [],
      open: [25565, 24454, 8100],
      closed: [3],
    });
  });

  it('lets a TCP and a UDP program share a number, which counts once', () => {
    const shared = checkPrograms([planOnDefault('minecraft'), { id: 'voiceChat', port: '25565' }]);
    expect(shared).toMatchObject({
      conflicts: [],
      open: [25565],
      warnings: ['voice-on-game-port'],
    });
  });

  it('finds that Geyser cannot share the number of the Java game', () => {
    expect(
      checkPrograms([planOnDefault('minecraft'), { id: 'bedrock', port: '25565' }]),
    ).toMatchObject({
      conflicts: [{ first: 0, second: 1, port: 25565, protocol: 'TCP' }],
      warnings: ['pair'],
    });
    expect(
      checkPrograms([planOnDefault('velocity'), { id: 'bedrock', port: '25565' }]).warnings,
    ).toEqual(['pair']);
  });

  it('finds equal numbers with the same protocol', () => {
    expect(checkPrograms(createPrograms('minecraft', 'bluemap', 'velocity')).conflicts).toEqual([
      { first: 0, second: 2, port: 25565, protocol: 'TCP' },
    ]);
    // Game query and voice chat on the game port: the guide's example of a collision.
    expect(
      checkPrograms([...createPrograms('minecraft', 'query'), { id: 'voiceChat', port: '25565' }]),
    ).toMatchObject({
      conflicts: [{ first: 1, second: 2, port: 25565, protocol: 'UDP' }],
      warnings: ['voice-on-game-port'],
    });
    // Remote Desktop uses both protocols.
    expect(
      checkPrograms([
        planOnDefault('rdp'),
        { id: 'bluemap', port: '3389' },
        { id: 'voiceChat', port: '3389' },
      ]).conflicts,
    ).toHaveLength(2);
  });

  it('says that a proxy and its game server are two servers', () => {
    expect(checkPrograms(createPrograms('velocity', 'minecraft'))).toMatchObject({
      conflicts: [{ port: 25565, protocol: 'TCP' }],
      warnings: ['other-server'],
    });
    expect(
      checkPrograms([planOnDefault('minecraft'), { id: 'bungeecord', port: '25565' }]).warnings,
    ).toEqual(['other-server']);
  });

  const following = portTable.filter(({ follows }) => follows !== undefined);
  it.each(following.map(({ id, follows = '' }) => [id, follows]))(
    'wants %s right behind %s',
    (id, first) => {
      expect(checkPrograms(createPrograms(first, id)).warnings).toEqual([]);
      expect(checkPrograms([{ id: first, port: '7800' }, planOnDefault(id)]).warnings).toEqual([
        'follows',
      ]);
      expect(checkPrograms([{ id: first, port: '' }, planOnDefault(id)])).toMatchObject({
        wrong: [0],
        warnings: ['follows'],
      });
    },
  );

  it.each(['', '0', '65536', '8.1', 'x', '123456'])('refuses port %j', (text) => {
    expect(checkPrograms([{ id: 'bluemap', port: text }]).wrong).toEqual([0]);
  });

  it('never throws, and every conflict is real', () => {
    const anyProgram = fc.record<PlannedProgram>({
      id: fc.constantFrom(...portTable.map(({ id }) => id)),
      port: fc.oneof(fc.string(), fc.integer({ min: 1, max: 9 }).map(String)),
    });
    fc.assert(
      fc.property(fc.array(anyProgram), (list) => {
        const { conflicts, wrong } = checkPrograms(list);
        renderNoteLines(list);
        for (const { first, second, port: value } of conflicts) {
          expect(first).toBeLessThan(second);
          expect([first, second].map((at) => parsePort(list[at]?.port.trim() ?? ''))).toEqual([
            value,
            value,
          ]);
        }
        expect(wrong.every((at) => parsePort(list[at]?.port.trim() ?? '') === undefined)).toBe(
          true,
        );
        for (const line of renderFirewallLines(list)) {
          expect(line).toMatch(
            /^sudo ufw allow (\d+\/(tcp|udp)|from YOUR_OWN_ADDRESS to any port \d+ proto (tcp|udp))$/,
          );
        }
      }),
    );
  });
});

it('renderFirewallLines opens for others, for you, or not at all', () => {
  expect(
    renderFirewallLines([
      ...createPrograms('minecraft', 'ssh', 'rdp', 'mysql'),
      { id: 'plan', port: 'x' },
    ]),
  ).toEqual([
    'sudo ufw allow 25565/tcp',
    'sudo ufw allow from YOUR_OWN_ADDRESS to any port 22 proto tcp',
    'sudo ufw allow from YOUR_OWN_ADDRESS to any port 3389 proto tcp',
    'sudo ufw allow from YOUR_OWN_ADDRESS to any port 3389 proto udp',
  ]);
});

it('renderNoteLines writes one line for each program', () => {
  expect(renderNoteLines(createPrograms('bluemap', 'rcon'))).toEqual([
    'BlueMap: TCP 8100, for web visitors, port in plugins/BlueMap/webserver.conf',
    'Minecraft RCON: TCP 25575, not public, rcon.port in server.properties, off until enable-rcon=true',
  ]);
  expect(renderNoteLines([{ id: 'bluemap', port: ' ' }])[0]).toContain('TCP (no number yet), for');
});

describe('the list in the address', () => {
  it('reads back', () => {
    const list = [
      ...createPrograms('minecraft', 'bluemap'),
      { id: 'plan', port: '' } as PlannedProgram,
    ];
    expect(formatPrograms(list)).toBe('minecraft-25565,bluemap-8100,plan-');
    expect(parsePrograms(formatPrograms(list))).toEqual(list);
    expect(parsePrograms('')).toEqual([]);
  });

  it.each([
    'x',
    'bluemap-x',
    'bluemap-123456',
    'toString-1',
    'bluemap-1,',
    Array(MAX_PROGRAMS + 1)
      .fill('plan-1')
      .join(','),
  ])('refuses %j', (text) => {
    expect(parsePrograms(text)).toBeUndefined();
  });

  it('accepts a program without a number', () => {
    expect(parsePrograms('plan')).toEqual([{ id: 'plan', port: '' }]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parsePrograms(text);
      }),
    );
  });
});
