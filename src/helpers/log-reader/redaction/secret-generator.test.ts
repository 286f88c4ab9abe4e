/**
 * Generates secrets: every form in every context, each with a different secret. None may leak, and
 * almost nothing harmless may be redacted.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ruleExamples } from '../fixtures/rule-examples';
import * as first from '../fixtures/labeled/synthetic-first-round';
import * as second from '../fixtures/labeled/synthetic-second-round';
import * as third from '../fixtures/labeled/synthetic-third-round';
import { addressForms, contexts, wholeForms, wordForms } from '../fixtures/secret-forms';
import { createHarmlessLines } from '../fixtures/harmless-lines';
import { loadGuideMessages } from '../guide-rows/guide-messages';
import { createLogReader } from '../model';
import { createRedactor } from './redact';

beforeAll(loadGuideMessages);

const redact = (text: string): string => createRedactor({ coordinates: false }).redact(text);

/** Long enough for every token format, without placeholder words. */
const secret = fc
  .stringMatching(/^[A-Za-z][A-Za-z0-9]{22}[0-9]$/)
  .filter((text) => /[A-Z]/.test(text) && /[a-z]/.test(text));
const numbers = fc
  .tuple(
    fc.integer({ min: 40, max: 223 }),
    fc.nat(255),
    fc.nat(255),
    fc.integer({ min: 1, max: 254 }),
  )
  .map((parts) => parts.map(String));

const forms = Object.entries(wordForms).flatMap(([kind, list]) =>
  list.map(([before, after]) => ({ kind, before, after })),
);

describe('generated secrets', () => {
  it('have at least 270 forms', () => {
    expect(forms.length + addressForms.length + wholeForms.length).toBeGreaterThanOrEqual(270);
  });

  it.each(forms)('$kind: $before…$after', ({ before, after }) => {
    for (const [start, end] of contexts) {
      fc.assert(
        fc.property(secret, (word) => {
          const text = `${start}${before}${word}${after}${end}\n`;
          expect(redact(text)).not.toContain(word);
        }),
        { numRuns: 4 },
      );
    }
  });

  it.each(wholeForms)('%s…', (before, whole, after) => {
    for (const [start, end] of contexts) {
      const text = redact(`${start}${before}${whole}${after}${end}\n`);
      // Neither all of it nor its last characters.
      expect(text).not.toContain(whole);
      expect(text).not.toContain(whole.slice(-8));
    }
  });

  it('hides random-looking words anywhere, but not class names', () => {
    expect(redact('using aB3dE6gH9jK2mN5pQ8sT1vW4yZ7b here')).toBe('using [secret] here');
    for (const name of [
      'ThreadedAnvilChunkStorageV2Manager',
      'PlayerInteractEntityEvent1_20_R3Wrapper',
      '0123456789abcdef0123456789abcdef01234567',
      'fabric-crash-report-info-v1-0-2-29',
    ]) {
      expect(redact(`using ${name} here`)).toBe(`using ${name} here`);
    }
  });

  it('hides a value after a color code', () => {
    fc.assert(
      fc.property(secret, numbers, (word, quad) => {
        const colored = `\u001b[31mrcon.password\u001b[0m=\u001b[32m${word}\n§apassword§7: §f${word}\n`;
        expect(redact(colored)).not.toContain(word);
        const address = `from ${quad[0]}.${quad[1]}\u001b[0m.${quad[2]}.${quad[3]}\n`;
        expect(redact(address)).not.toContain(`${quad[2]}.${quad[3]}`);
      }),
      { numRuns: 30 },
    );
  });

  it('hides a value in settings to the end of its line', () => {
    for (const name of ['password: ', 'rcon.password=', 'Passwort: ', 'token = ']) {
      const text = redact(`${name}my secret phrase, with $igns "and" more\nnext: line\n`);
      expect(text).toBe(`${name}[secret]\nnext: line\n`);
    }
    expect(redact('password=abc,def$ghi\n')).toBe('password=[secret]\n');
  });

  it.each(addressForms)('address with %s: %s…%s', (sign, before, after) => {
    for (const [start, end] of contexts) {
      fc.assert(
        fc.property(numbers, (quad) => {
          const address = quad.join(sign);
          expect(redact(`${start}${before}${address}${after}${end}\n`)).not.toContain(address);
        }),
        { numRuns: 4 },
      );
    }
  });

  it.each([
    'p5dc2b1a2.dip0.t-ipconnect.de',
    'dslb-188-101-023-014.188.101.pools.vodafone-ip.example',
    '1.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
    '2001-db8--1.ipv6-literal.net',
    '198.51.100.23.dyn.example.net',
  ])('host name %s', (host) => {
    const text = redact(`Alex joined from ${host} today\n`);
    expect(text).not.toContain(host.split('.')[0]);
    expect(text).toContain('today');
  });

  it('leaves host names without an address', () => {
    for (const host of ['.ip6.arpa', 'lamp-999-1-2-3.example.net', 'cafe.dyn.example.net']) {
      expect(redact(`Alex joined from ${host} today\n`)).toBe(`Alex joined from ${host} today\n`);
    }
  });

  it('hides a single-line key, and a list of tokens to its end', () => {
    expect(
      redact('key: -----BEGIN PRIVATE KEY-----MIIEvQIBADAN-----END PRIVATE KEY----- end\n'),
    ).not.toContain('MIIE');
    expect(redact('tokens:\n  default: 0123456789abcdef\nlamps: on\n  bulb: bright\n')).toBe(
      'tokens:\n  default: [secret]\nlamps: on\n  bulb: bright\n',
    );
  });

  it('continues inside a key across two chunks of a log', () => {
    const reader = createLogReader({ coordinates: false });
    const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';
    const redacted =
      reader.push(`a\n-----BEGIN PRIVATE KEY-----\n${body}\n`) +
      reader.push(`${body}\n-----END PRIVATE KEY-----\nb ${body}\n`) +
      reader.finish();
    expect(redacted.split(body)).toHaveLength(2);
    expect(redacted).toContain(`b ${body}`);
    expect(redacted.split('\n')).toHaveLength(7);
  });
});

describe('versions are no addresses', () => {
  it.each([
    '\tat TRANSFORMER/neoforge@26.1.2.7/net.neoforged.fml.ModLoader.load(ModLoader.java:110)',
    'Currently, neoforge is 26.1.0.1',
    '--fml.neoForgeVersion, 26.1.2.7, --fml.mcVersion, 26.1.2',
    '\t\tBalm 26.1.2.4 (balm)',
    '\tGeyser 2.9.0.1 (geyser)',
    "requires 'geyser' [2.9.0.1,) or later",
    '\t- jade 26.1.2.1',
    "Expected range: '[26.1.2.7,)', Actual version: '26.1.2.3'",
    'Loading Geyser version 2.9.0.1 (git-master-0000000)',
    '\tCreate 26.1.0.5',
    '\t| LCHIJA | dsurround  | 3.6.1.0   | DynamicSurroundings-1.12.2-3.6.1.0.jar  | None |',
    '\t\tjei-1.18.2-9.4.1.114_mapped_official.jar |Just Enough Items |jei |9.4.1.114  |ERROR |Manifest: NOSIGNATURE',
    '\t\tjava.exe:OpenJDK Platform binary:17.0.1.0:Eclipse Adoptium',
    'Failure message: Mod botania requires curios 1.18.2-5.0.7.0 or above',
    '[12:00:00 INFO]: [Geyser-Spigot] Enabling Geyser-Spigot v2.9.0.1',
    'Mod moonlight requires neoforge 26.1.2.9 or above',
  ])('%s', (line) => {
    expect(redact(line)).toBe(line);
  });

  it('hides a password that looks like the address of a page', () => {
    expect(redact('password=//a/@//@0^')).toBe('password=[secret]');
    expect(redact('db_password => //lamp.shine:x')).toBe('db_password => [secret]');
    expect(redact('Read the token://lamp.example/guide')).toContain('lamp.example/guide');
  });

  it('hides an address that looks like a version if the context says address', () => {
    for (const line of [
      'Alex[/26.1.2.7:51012] logged in',
      'ip: 26.1.2.7',
      'connection from /26.1.2.7',
    ]) {
      expect(redact(line)).not.toContain('26.1.2.7');
    }
  });
});

describe('harmless lines', () => {
  const logs = [first, second, third].flatMap((set) => [...set.clean, ...set.problems]);
  const lines = [
    ...new Set(
      [...logs.map(({ log }) => log), ...ruleExamples.map(([, log]) => log)]
        .join('\n')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .concat(createHarmlessLines()),
    ),
  ];
  /** Redacted correctly: the sample logs contain addresses, names in paths and a few secrets. */
  const rightly =
    /\b(?:\d{1,3}\.){3}\d{1,3}\b|::|\/home\/|[Uu]sers[\\/]|@[a-z]|password|token|secret|'@'/i;

  it('redacts fewer than one in 200', () => {
    const harmless = lines.filter((line) => !rightly.test(line));
    expect(harmless.length).toBeGreaterThanOrEqual(1000);
    const touched = harmless.filter(
      (line) => redact(line) !== line.replace(/\u001b\[[0-9;]*[A-Za-z]|§[0-9a-fk-orx]/gi, ''),
    );
    console.log(`${touched.length} of ${harmless.length} harmless lines touched`);
    expect(touched.length, touched.join('\n')).toBeLessThan(harmless.length / 200);
  });

  it.each([
    'Access denied for user (using password: YES)',
    'password: required',
    'Unexpected token: END_OBJECT at line 5 column 3',
    '46204620@3@38.jar',
    'Loaded 12 tokens: 3 of 4',
    'Tests pass: 3 of 4',
    '-----BEGIN CERTIFICATE-----',
  ])('%s', (line) => {
    expect(redact(line)).toBe(line);
  });
});
