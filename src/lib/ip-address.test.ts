import { BlockList, isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, isInsideHost, parseIpAddress } from './ip-address';

describe('parseIpAddress', () => {
  it.each([
    ['198.41.0.4', 'public'],
    ['100.63.255.255', 'public'],
    ['100.64.0.1', 'shared'],
    ['100.127.255.255', 'shared'],
    ['100.128.0.1', 'public'],
    ['203.0.113.25', 'documentation'],
    ['192.0.2.1', 'documentation'],
    ['198.51.100.1', 'documentation'],
    ['10.1.2.3', 'private'],
    ['172.15.255.255', 'public'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.1', 'public'],
    ['192.168.1.10', 'private'],
    ['198.19.255.255', 'private'],
    ['169.254.1.1', 'link-local'],
    ['127.0.0.1', 'loopback'],
    ['0.0.0.0', 'unspecified'],
    ['192.0.0.8', 'special'],
    ['192.88.99.1', 'special'],
    ['224.0.0.1', 'special'],
    ['255.255.255.255', 'special'],
    ['2001:500:2::c', 'public'],
    ['2001:db8::1', 'documentation'],
    ['3fff::1', 'documentation'],
    ['::1', 'loopback'],
    ['::', 'unspecified'],
    ['fd12::1', 'private'],
    ['fe80::1', 'link-local'],
    ['febf::1', 'link-local'],
    ['fec0::1', 'special'],
    ['ff02::1', 'special'],
    ['::ffff:198.41.0.4', 'special'],
    ['64:ff9b::1', 'special'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'special'],
    ['2002::1', 'special'],
  ])('%s is %s', (text, range) => expect(parseIpAddress(text)).toMatchObject({ range }));

  it('formats IPv6 like the examples in RFC 5952', () => {
    for (const [text, expected] of [
      ['2001:0db8::0001', '2001:db8::1'],
      ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
      ['2001:db8::1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
      ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
      ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
      ['2001:DB8::ABCD', '2001:db8::abcd'],
      ['0:0:0:0:0:0:0:0', '::'],
      ['1:0:0:0:0:0:0:0', '1::'],
      ['2001:db8::192.0.2.33', '2001:db8::c000:221'],
    ] as const) {
      expect(parseIpAddress(text)).toMatchObject({ kind: 'ipv6', text: expected });
    }
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '0x7f.0.0.1',
    '1.2.3.4 ',
    '1.2.3.4:80',
    '2130706433',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    ':::',
    '1:2:3:4:5:6:7:',
    '::1.2.3',
    '::1.2.3.999',
    '1:2:3:4:5:6:7:1.2.3.4',
    'fe80::1%eth0',
    '[::1]',
    '19:42:10',
    'f'.repeat(50),
  ])('"%s" is no address', (text) => expect(parseIpAddress(text)).toBeUndefined());

  it('accepts exactly what Node accepts without a zone', () => {
    const text = fc.oneof(
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6(),
      fc
        .array(fc.constantFrom('0', '1', 'ff', ':', '::', '.', '25', '255', '256', 'g'), {
          maxLength: 12,
        })
        .map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (input) => {
        const address = parseIpAddress(input);
        expect(address?.kind === 'ipv4').toBe(isIPv4(input));
        expect(address?.kind === 'ipv6').toBe(isIPv6(input) && !input.includes('%'));
        if (address?.kind !== 'ipv6') return;
        expect(parseIpAddress(address.text)).toEqual(address);
        expect(`[${address.text}]`).toBe(new URL(`http://[${input}]`).hostname);
      }),
      { numRuns: 3000 },
    );
  });

  it('treats as internal what Node’s block list of these networks blocks', () => {
    const list = new BlockList();
    for (const [net, bits] of [
      ['10.0.0.0', 8],
      ['172.16.0.0', 12],
      ['192.168.0.0', 16],
      ['127.0.0.0', 8],
      ['169.254.0.0', 16],
      ['100.64.0.0', 10],
      ['0.0.0.0', 8],
      ['198.18.0.0', 15],
    ] as const) {
      list.addSubnet(net, bits);
    }
    fc.assert(
      fc.property(fc.ipV4(), (text) => {
        expect(isInside(parseIpAddress(text)?.range ?? 'public')).toBe(list.check(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isInsideHost', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST.', true],
    ['files.localhost', true],
    ['127.0.0.1', true],
    ['169.254.10.1', true],
    ['100.64.1.1', true],
    ['[::1]', true],
    ['[fd00::5]', true],
    ['[fe80::1]', true],
    // Names that only begin like an address.
    ['localhost.example.com', false],
    ['10.example.com', false],
    ['192.168.example.com', false],
    ['notlocalhost', false],
    ['203.0.113.7', false],
    ['[2001:500:2::c]', false],
    ['', false],
  ])('%s: %s', (host, inside) => expect(isInsideHost(host)).toBe(inside));
});
