import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, REDACTION_LABEL } from './redact';
import { getProcessorMs } from '../../../../tests/lib/processor-time';

const redact = (text: string, coordinates = false): string =>
  createRedactor({ coordinates }).redact(text);

/** Contexts in which programs print addresses. */
const around = fc.constantFrom<[string, string]>(
  ['[12:00:04] [Server thread/INFO]: Alex[/', ':51012] logged in'],
  ['[12:00:04 INFO]: Alex[/', '] logged in with entity id 17'],
  ['Connection from ', ' refused'],
  ['connecting to ', ':25565...'],
  ['ip=', ';'],
  ['{"address":"', '"}'],
  ['', ''],
  ['(', ')'],
  ['http://', ':8123/index.html'],
  ['client ', ', port 3'],
  ['bound to ', '.'],
  ['\t', '\n'],
);
const bracketed = fc.constantFrom<[string, string]>(
  ['Alex[/[', ']:51012] logged in'],
  ['Alex[/', ':51012] logged in'],
  ['Alex[/', '%eth0:51012] logged in'],
  ['from ', ''],
  ['ip=', ';'],
  ['"', '"'],
  ['(', ')'],
  ['IPv6:', ' '],
);

/**
 * Four numbers that do not look like a version of the game or a loader. 26.… and 28.… to 30.…
 * followed by small numbers belong to networks without players.
 */
const ipv4 = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
  .filter(([first, second]) => first > 1 && !([26, 28, 29, 30].includes(first) && second < 10))
  .map((numbers) => numbers.join('.'));

const group = fc.nat(0xffff).map((value) => value.toString(16));
const ipv6 = fc.oneof(
  fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
  fc
    .tuple(
      fc.array(group, { minLength: 1, maxLength: 4 }),
      fc.array(group, { minLength: 0, maxLength: 3 }),
    )
    .map(([before, behind]) => `${before.join(':')}::${behind.join(':')}`),
  ipv4.map((address) => `::ffff:${address}`),
);

/** `0.0.0.0` and `::` stay: they name no machine. */
const isNoWildcard = (address: string): boolean => /[^0.:]/.test(address);

describe('addresses', () => {
  it('no IPv4 address survives', () => {
    fc.assert(
      fc.property(ipv4, around, (address, [before, behind]) => {
        const text = redact(`${before}${address}${behind}`);
        expect(text).not.toContain(address);
        expect(text.startsWith(before)).toBe(true);
        expect(text.endsWith(behind)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('fast-check’s addresses do not survive in contexts of addresses', () => {
    fc.assert(
      fc.property(fc.ipV4().filter(isNoWildcard), (address) => {
        expect(redact(`Alex[/${address}:51012] logged in`)).not.toContain(address);
        expect(redact(`Disconnecting /${address}`)).not.toContain(address);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.ipV6().filter(isNoWildcard), (address) => {
        expect(redact(`Alex[/[${address}]:51012] logged in`)).not.toContain(`[${address}]`);
      }),
      { numRuns: 2000 },
    );
  });

  it('no IPv6 address survives', () => {
    fc.assert(
      fc.property(ipv6.filter(isNoWildcard), bracketed, (address, [before, behind]) => {
        const text = redact(`${before}${address}${behind}`);
        expect(text).not.toContain(address);
        expect(text.startsWith(before)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('numbers addresses, so that related lines stay recognizable', () => {
    const redactor = createRedactor({ coordinates: false });
    expect(redactor.redact('/203.0.113.7:1 /198.51.100.2:1')).toBe('/[IPv4 1]:1 /[IPv4 2]:1');
    expect(redactor.redact('/203.0.113.7:2 /10.0.0.4 /127.0.0.1')).toBe(
      '/[IPv4 1]:2 /[IPv4 private 3] /[IPv4 loopback]',
    );
    expect(redactor.redact('/[fe80::1%eth0]:2 /0:0:0:0:0:0:0:1 aa:bb:cc:dd:ee:0f')).toBe(
      '/[[IPv6 private 4]]:2 /[IPv6 loopback] [MAC 5]',
    );
    expect(redactor.counts).toMatchObject({ IPv4: 5, IPv6: 2, MAC: 1 });
    for (let index = 0; index < 20_001; index++) {
      redactor.redact(`/11.${index >> 16}.${(index >> 8) & 255}.${index & 255}:1`);
    }
    expect(redactor.redact('/12.1.2.3:1')).toBe('/[IPv4]:1');
  });

  it.each([
    'Loading Forge 14.23.5.2860 for Minecraft 1.20.4',
    'Enabling Example v1.20.4.1',
    'version 1.20.4.1',
    'Server version: 1.20.4.1',
    'plugins/example-1.20.4.1.jar',
    'plugins/Example-10.4.2.16.jar could not be loaded',
    'plugins/Example-10.4.2.16_beta.jar could not be loaded',
    'at Example 1::2::3',
    'using 1.20.4.1-SNAPSHOT',
    'example 1.20.4.1',
    '   - example-mod 10.4.2.16',
    'Mekanism-1.20.1-10.4.2.16.jar',
    'Java Version: 17.0.4.1, Example',
    'OpenJDK 64-Bit Server VM 21.0.4+7',
    '[12:00:04] [Server thread/INFO]: Done (12.345s)!',
    '2024-10-29 12:00:04.123 2024:10:29:12:00:04 12:00:04:123',
    'chunk 1.2.3.4.5 and 1.2.3 and 300.1.1.1',
    'java.lang.Object::wait Foo::bar a :: b',
    'at com.example.Main.main(Main.java:42) ~[example.jar:1.20.4]',
    'Listening on /0.0.0.0:25565 and /[::]:25565, bind=0.0.0.0',
    'C:\\Lampworks-2.1.0-for-Glow-1.4.4.9-win-x64-Release\\Lamp.exe',
    'rcon -a "localhost:$PORT" -p "$ADMIN_PASSWORD" || lamp -publiclobby -port 7777',
    'mysql -uroot -p$MYSQL_PASSWORD lamps',
    '?ServerPassword=?RCONEnabled=True?Port=7777',
    'UUID of player Alex is 069a79f4-44e9-4726-a5be-fca90e38aaf5',
    'Preparing level "world" ... 50%',
    'Unexpected token, expected }',
    'Wrong password!',
    'Usage: /login <password>',
    '/home/container/plugins C:\\Users\\Public\\x',
    'password: null, token = "[secret]"',
    'key=value; id: 12',
    "'System.Runtime, Version=9.0.0.0, Culture=neutral, PublicKeyToken=b03f5f7f11d50a3a'",
  ])('leaves %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('secrets', () => {
  it.each([
    ['rcon.password=hunter2', 'rcon.password=[secret]'],
    ['"token": "abc def"', '"token": "[secret]"'],
    ["api-key: 'abc'", "api-key: '[secret]'"],
    ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
    ['using bearer abcdefgh12', 'using bearer [secret]'],
    ['(Session ID is token:abc:def)', '(Session ID is [secret])'],
    ['Alex issued server command: /login hunter2', 'Alex issued server command: /login [secret]'],
    [
      'Alex issued server command: /authme:register a a',
      'Alex issued server command: /authme:register [secret]',
    ],
    ['jdbc:mysql://root:pw@db.example:3306/x', 'jdbc:mysql://[secret]@db.example:3306/x'],
    [
      'https://discord.com/api/webhooks/123456789/abcdefghij-k',
      'https://discord.com/api/webhooks/[secret]',
    ],
    ['jwt eyJhbGciOiJI.eyJzdWIi.abc', 'jwt [secret]'],
    ['ghp_abcdefghijklmnopqrst1', '[secret]'],
    ['AKIAABCDEFGHIJKLMNOP', '[secret]'],
    ['bot MTA1NzE4NzE4NzE4NzE4NzE4.GabcdE.abcdefghijklmnopqrstuvwxyz012345 ok', 'bot [secret] ok'],
    [
      '--username, Alex, --accessToken, abc, --x',
      '--username, [user], --accessToken, [secret], --x',
    ],
    ['/home/anna/server', '/home/[user]/server'],
    ['C:\\Users\\Anna Bell\\AppData', 'C:\\Users\\[user]\\AppData'],
    ['file:/C:/Users/anna/x.jar', 'file:/C:/Users/[user]/x.jar'],
    ['/Users/anna', '/Users/[user]'],
    ['password=10.0.0.1:secret', 'password=[secret]'],
    [
      '?ServerPassword=?ServerAdminPassword=hunter2?Port=7777',
      '?ServerPassword=?ServerAdminPassword=[secret]?Port=7777',
    ],
    ['?ServerPassword=hunter2?Port=7777', '?ServerPassword=[secret]?Port=7777'],
    ['password=?hunter2', 'password=[secret]'],
    ['rcon -a localhost:25575 -p hunter2', 'rcon -a localhost:25575 -p [secret]'],
    ['mysql -uroot -phunter2 lamps', 'mysql -uroot -p[secret] lamps'],
    ['root@vps-1.example.net:~# ls', 'root@vps-1.example.net:~# ls'],
    ['mail root@vps-1.example.net: no', 'mail [e-mail]@vps-1.example.net: no'],
    ['USERNAME=anna9', 'USERNAME=[user]'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('no password survives after its usual names', () => {
    const secret = fc
      .stringMatching(/^[A-Za-z0-9!$%^*+/?@#~_-]{6,40}$/)
      .filter(
        (text) =>
          /[A-Za-z0-9]/.test(text) &&
          !/^(?:true|false|null|none|undefined|empty|unset)$/i.test(text),
      );
    fc.assert(
      fc.property(
        fc.constantFrom(
          'password=',
          'Password: ',
          'rcon.password=',
          '"secret":"',
          'api_key = ',
          'TOKEN=',
          'forwarding-secret: ',
        ),
        secret,
        (name, value) => {
          expect(redact(`${name}${value}"`)).not.toContain(value);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('coordinates', () => {
  it('hides an overlapping address completely', () => {
    expect(redact('at x=203.0.113.7 now', true)).toBe('at [secret] now');
  });

  it('hides them only on request', () => {
    const text = 'Alex logged in at ([world]10.5, 64.0, -20.5), x=12, region (in -13,52; Chunk)';
    expect(redact(text)).toBe(text);
    expect(redact(text, true)).toBe(
      'Alex logged in at ([world][coordinates]), [coordinates], region (in [coordinates]; Chunk)',
    );
  });
});

describe('any text', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '::',
        '1.2.3.4',
        '.',
        ':',
        'password=',
        '\n',
        '"',
        '/home/',
        'Users\\',
        'token',
        '://',
        '@',
        'eyJ',
        '[',
        '%',
        '…',
      ),
    ),
  );

  it('never throws, and keeps the number of lines', () => {
    fc.assert(
      fc.property(pieces, fc.boolean(), (list, coordinates) => {
        const text = list.join('');
        const once = redact(text, coordinates);
        expect(once.split('\n')).toHaveLength(text.split('\n').length);
      }),
      { numRuns: 3000 },
    );
  });

  it('leaves text without digits, colons or secret names unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[g-zG-Z \n.,;()[\]{}!?'"<>+*=_-]*$/), (text) => {
        fc.pre(
          !/password|passphrase|passwd|pwd|token|secret|key|bearer|credential|session|authorization|ptl|sk_/i.test(
            text,
          ),
        );
        expect(redact(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('marks what it redacts', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        expect(REDACTION_LABEL.test(redact(`/${address}:1`))).toBe(true);
      }),
    );
  });

  it.each([
    'steamWebApiKey is set to a valid API key from https://example.com/dev/apikey',
    'Error bad password:The password is too short',
    'cat: /tmp/passwd: Permission denied',
    '/home/container/lamp.passwd: No such file or directory',
    'the password is not set in lamps.yml',
  ])('leaves sentences about secrets alone: %s', (line) => {
    expect(redact(line)).toBe(line);
  });

  it.each(['The password is set to lamp2', 'password=//lamp2', 'bad password: lamp2'])(
    'hides the secret: %s',
    (line) => {
      expect(redact(line)).not.toContain('lamp2');
    },
  );

  it('takes linear time on hostile text', () => {
    const texts = ['token', 'eyJ', '::', '1.', 'a:', '://', 'password="', '/home/', '1:1:', '...'];
    for (const text of texts) {
      const hostile = text.repeat(400_000 / text.length);
      expect(
        getProcessorMs(() => redact(hostile)),
        text,
      ).toBeLessThan(4000);
    }
  });
});
