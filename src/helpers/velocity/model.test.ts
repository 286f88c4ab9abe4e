import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { parseProperties } from '../../lib/java-properties';
import {
  createExampleBackends,
  findFaults,
  parseHosts,
  MAX_BACKENDS,
  createBackend,
  NO_SECRET,
  renderConfigParts,
  quote,
  listWarnings,
  SECRET_BYTES,
  createSecret,
  type Backend,
  type Network,
} from './model';

const lobby: Backend = {
  name: 'lobby',
  address: 'srv-1a2b3c4d.internal:25565',
  hosts: 'play.example.org',
  platform: 'paper',
  landing: true,
};
const survival: Backend = {
  name: 'survival',
  address: '192.0.2.7:25565',
  hosts: 'survival.example.org, SMP.example.org',
  platform: 'paper',
  landing: false,
};
const network: Network = { backends: [lobby, survival], port: '25571', motd: '<green>My network' };
const changeBackend = (change: Partial<Backend>): Network => ({
  ...network,
  backends: [lobby, { ...survival, ...change }],
});

/** Keys in the file that Velocity writes at its first start, read on 2026-11-20. */
const VELOCITY_ROOT = [
  'config-version',
  'bind',
  'motd',
  'show-max-players',
  'online-mode',
  'force-key-authentication',
  'prevent-client-proxy-connections',
  'player-info-forwarding-mode',
  'forwarding-secret-file',
  'announce-forge',
  'kick-existing-players',
  'ping-passthrough',
  'enable-player-address-logging',
  'servers',
  'forced-hosts',
  'advanced',
  'query',
];

const getPart = (file: string, parts = renderConfigParts(network)) => {
  const found = parts.find((one) => one.file === file);
  if (found === undefined) throw new Error(`${file} is missing`);
  return found.text;
};

describe('renderConfigParts', () => {
  it('writes a velocity.toml that a TOML parser accepts, with keys that Velocity has', () => {
    const toml = parseToml(getPart('velocity.toml'));
    expect(Object.keys(toml).filter((key) => !VELOCITY_ROOT.includes(key))).toEqual([]);
    expect(toml).toEqual({
      bind: '0.0.0.0:25571',
      motd: '<green>My network',
      'online-mode': true,
      'player-info-forwarding-mode': 'modern',
      'forwarding-secret-file': 'forwarding.secret',
      servers: {
        lobby: 'srv-1a2b3c4d.internal:25565',
        survival: '192.0.2.7:25565',
        try: ['lobby'],
      },
      'forced-hosts': {
        'play.example.org': ['lobby'],
        'survival.example.org': ['survival', 'lobby'],
        'smp.example.org': ['survival', 'lobby'],
      },
    });
  });

  it('writes the keys in Paper’s reference (proxies.velocity in paper-global.yml)', () => {
    expect(parseYaml(getPart('config/paper-global.yml', renderConfigParts(network, 'k4')))).toEqual(
      {
        proxies: { velocity: { enabled: true, 'online-mode': true, secret: 'k4' } },
      },
    );
    expect(parseProperties(getPart('server.properties')).values.get('online-mode')).toBe('false');
  });

  it('writes the files of other platforms only if they are used', () => {
    expect(renderConfigParts(network).map(({ file }) => file)).toEqual([
      'velocity.toml',
      'forwarding.secret',
      'server.properties',
      'config/paper-global.yml',
    ]);
    const mixed = renderConfigParts(
      {
        ...network,
        backends: [
          { ...lobby, platform: 'fabric' },
          { ...survival, platform: 'forge' },
        ],
      },
      's3',
    );
    expect(mixed.map(({ on, file }) => `${on} ${file}`)).toEqual([
      'proxy velocity.toml',
      'proxy forwarding.secret',
      'fabric config/FabricProxy-Lite.toml',
      'forge server.properties',
      'forge config/proxy-compatible-forge.toml',
    ]);
    expect(parseToml(getPart('velocity.toml', mixed))['announce-forge']).toBe(true);
    expect(parseToml(getPart('config/FabricProxy-Lite.toml', mixed))).toEqual({
      secret: 's3',
      hackOnlineMode: true,
    });
    expect(parseToml(getPart('config/proxy-compatible-forge.toml', mixed))).toEqual({
      forwarding: { enabled: true, mode: 'MODERN', secret: 's3' },
    });
  });

  it('has a placeholder until a secret is generated', () => {
    expect(getPart('forwarding.secret')).toBe(NO_SECRET);
    expect(getPart('config/paper-global.yml')).toContain(`"${NO_SECRET}"`);
  });
});

describe('findFaults', () => {
  it('has none for the worked example', () => expect(findFaults(network)).toEqual([]));

  it.each<[Partial<Backend>, object]>([
    [{ name: 'my server' }, { field: 'name', reason: 'form' }],
    [{ name: '' }, { field: 'name', reason: 'form' }],
    [{ name: 'Try' }, { field: 'name', reason: 'reserved' }],
    [{ name: 'LOBBY ' }, { field: 'name', reason: 'twice' }],
    [{ address: 'srv_1.internal:25565' }, { field: 'address', reason: 'form' }],
    [{ address: '' }, { field: 'address', reason: 'form' }],
    [{ address: 'a:1:2' }, { field: 'address', reason: 'port' }],
    [{ address: 'srv.internal' }, { field: 'address', reason: 'port' }],
    [{ address: 'srv.internal:0' }, { field: 'address', reason: 'port' }],
    [{ address: 'srv.internal:65536' }, { field: 'address', reason: 'port' }],
    [{ address: '0.0.0.0:25565' }, { field: 'address', reason: 'any' }],
    [{ address: '[::1' }, { field: 'address', reason: 'form' }],
    [{ hosts: '*.example.org' }, { field: 'hosts', reason: 'form', host: '*.example.org' }],
    [
      { hosts: 'a.example.org:25565' },
      { field: 'hosts', reason: 'form', host: 'a.example.org:25565' },
    ],
    [{ hosts: 'PLAY.example.org' }, { field: 'hosts', reason: 'twice', host: 'play.example.org' }],
  ])('%j', (change, fault) => {
    expect(findFaults(changeBackend(change))).toEqual([{ at: 1, ...fault }]);
  });

  it('reports what the network lacks', () => {
    expect(findFaults({ ...network, port: '70000' })).toEqual([{ field: 'port' }]);
    expect(findFaults({ ...network, backends: [] })).toEqual([{ field: 'backends' }]);
    expect(findFaults({ ...network, backends: [{ ...lobby, landing: false }] })).toEqual([
      { field: 'landing' },
    ]);
    const many = Array.from({ length: MAX_BACKENDS + 1 }, (_, at) => ({
      ...survival,
      name: `s${at}`,
      hosts: '',
    }));
    expect(findFaults({ ...network, backends: many })).toEqual([{ field: 'backends' }]);
  });

  it('accepts IPv6 in brackets', () => {
    expect(findFaults(changeBackend({ address: '[2001:db8::7]:25565' }))).toEqual([]);
  });
});

it('listWarnings mentions what is probably unintended', () => {
  expect(listWarnings(network)).toEqual([]);
  expect(listWarnings(changeBackend({ address: '127.0.0.1:25565' }))).toEqual(['loopback']);
  expect(listWarnings(changeBackend({ address: lobby.address.toUpperCase() }))).toEqual([
    'same-address',
  ]);
  expect(listWarnings({ ...network, backends: [{ ...lobby, hosts: ' , ' }] })).toEqual([
    'no-hosts',
  ]);
  expect(parseHosts(' A.b;c\nA.B ')).toEqual(['a.b', 'c']);
});

describe('any input', () => {
  const anyBackend = fc.record<Backend>({
    name: fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{1,12}$/)),
    address: fc.oneof(fc.string(), fc.constant('a.internal:25565'), fc.constant('[::1]:1')),
    hosts: fc.oneof(fc.string(), fc.domain()),
    platform: fc.constantFrom('paper', 'fabric', 'forge'),
    landing: fc.boolean(),
  });

  it('never throws, and without faults every file parses to the same network', () => {
    fc.assert(
      fc.property(
        fc.array(anyBackend, { maxLength: 4 }),
        fc.oneof(fc.string(), fc.integer({ min: 1, max: 65535 }).map(String)),
        fc.string({ unit: 'binary' }),
        (backends, port, motd) => {
          const any = { backends, port, motd };
          listWarnings(any);
          if (findFaults(any).length > 0) return;
          const parts = renderConfigParts(any, 'x');
          for (const { language, text } of parts) {
            if (language === 'toml') parseToml(text);
            if (language === 'yaml') parseYaml(text);
          }
          const { servers, motd: written } = parseToml(getPart('velocity.toml', parts));
          expect(written).toBe(motd);
          const { try: order, ...addresses } = servers as Record<string, unknown>;
          expect(addresses).toEqual(
            Object.fromEntries(backends.map(({ name, address }) => [name.trim(), address.trim()])),
          );
          expect(order).toEqual(
            backends.filter(({ landing }) => landing).map(({ name }) => name.trim()),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('quoted text reads back, in TOML and YAML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseToml(`a = ${quote(text)}`)).toEqual({ a: text });
        expect(parseYaml(`a: ${quote(text)}`)).toEqual({ a: text });
      }),
    );
    expect(parseToml(`a = ${quote('\ud800')}`)).toEqual({ a: '\ufffd' });
  });
});

it('createSecret returns 32 plain letters, uniformly distributed', () => {
  const secret = createSecret(Uint8Array.from({ length: SECRET_BYTES }, (_, index) => index * 7));
  expect(secret).toMatch(/^[a-z2-9]{32}$/);
  const all = createSecret(Uint8Array.from({ length: 256 }, (_, index) => index));
  const counts = new Map<string, number>();
  for (const letter of all) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(new Set(counts.values())).toEqual(new Set([8]));
  expect(counts.size).toBe(32);
});

describe('the initial servers', () => {
  it('make a network without faults', () => {
    const backends = createExampleBackends('srv-1a2b3c4d.internal', 25565);
    expect(findFaults({ ...network, backends })).toEqual([]);
    expect(listWarnings({ ...network, backends })).toEqual([]);
    expect(backends[1]?.address).toBe('second-server.internal:25565');
  });

  it('get a name when added, but no address yet', () => {
    const backends = [lobby, survival, createBackend(3)];
    expect(findFaults({ ...network, backends })).toEqual([
      { at: 2, field: 'address', reason: 'form' },
    ]);
  });
});
