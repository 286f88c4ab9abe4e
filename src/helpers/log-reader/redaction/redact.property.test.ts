/** Random secrets in every form that software prints never survive; other lines stay unchanged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact';

const redact = (text: string): string => createRedactor({ coordinates: false }).redact(text);

/** A secret: letters and digits in no known format, long enough to be unique on its line. */
const secretWord = fc
  .stringMatching(/^[A-Za-z0-9]{10,24}$/)
  .filter((text) => /[A-Za-z]/.test(text) && /\d/.test(text));
/** Text before and after it on a log line. */
const lineAround = fc.constantFrom<[string, string]>(
  ['[12:00:04] [Server thread/INFO]: ', ''],
  ['[12:00:04 WARN]: [Example] ', ' (see above)'],
  ['\tat com.example.Main.main(Main.java:42): ', ' ~[example.jar:?]'],
  ['{"log":"', '","stream":"stdout"}'],
  ['Caused by: java.lang.IllegalStateException: ', ''],
  ['\u001b[31m', '\u001b[0m'],
  ['§c', '§r'],
  ['', ', retrying in 5 s'],
  ['>> ', ' <<'],
  ['(', ')'],
  ["'", "'"],
  ['`', '`'],
);

/** Forms in which software prints secrets, around the secret itself. */
const planted: Readonly<Record<string, readonly [before: string, after: string][]>> = {
  password: [
    ['password=', ''],
    ['Password: "', '"'],
    ["pwd='", "'"],
    ['db_password = ', ';'],
    ['"rcon.password":"', '"'],
    ['rcon.password=', ''],
    ['PASSWORD:', ''],
    ['--password ', ''],
    ['--password=', ''],
    ['password is ', ''],
    ['-Ddb.password=', ' -jar server.jar'],
    ['passphrase => ', ''],
    ['\\"password\\":\\"', '\\"'],
    ['<password>', '</password>'],
    ['DB_PASS=', ''],
  ],
  token: [
    ['token: ', ''],
    ['botToken=', ''],
    ['bot-token: "', '"'],
    ['access_token=', '&state=1'],
    ['?token=', ''],
    ['Authorization: Bearer ', ''],
    ['X-Api-Key: ', ''],
    ['api key is ', ''],
    ['secret_key => "', '"'],
    ['--accessToken ', ''],
    ['--accessToken, ', ', --version'],
    ['license-key: ', ''],
    ['client_secret=', ''],
    ['forwarding-secret = "', '"'],
  ],
  jdbc: [
    ['jdbc:mysql://user:', '@db.example.com:3306/x?useSSL=false'],
    ['jdbc:postgresql://db.example.com/x?user=a&password=', ''],
    ['jdbc:mysql://db.example.com:3306/x?user=a&password=', '&useSSL=false'],
    ['mongodb+srv://admin:', '@cluster.example.net'],
    ['redis://:', '@10.0.0.5:6379/0'],
    ['postgres://a:', '@db.example.com/x'],
    ['https://user:', '@git.example.com/a.git'],
  ],
  webhook: [
    ['https://discord.com/api/webhooks/1234567890123456/', ''],
    ['https://discordapp.com/api/webhooks/1234567890123456/', '?wait=true'],
    ['https://ptb.discord.com/api/v10/webhooks/1234567890123456/', ''],
    ['https://hooks.slack.com/services/T00000000/B00000000/', ''],
    ['https://api.telegram.org/bot123456789:', '/sendMessage'],
  ],
  user: [
    ['/home/', '/server/plugins'],
    ['C:\\Users\\', '\\AppData\\Local'],
    ['C:\\\\Users\\\\', '\\\\AppData'],
    ['file:///C:/Users/', '/Desktop/x.jar'],
    ['/Users/', '/Library'],
    ['C:/Users/', '/x'],
    ['\\\\NAS\\Users\\', '\\x'],
    ['/var/lib/../home/', '/x'],
    ['user.home=/home/', ''],
    ['D:\\Documents and Settings\\', '\\x'],
    ['file:/home/', '/server/libraries/x.jar'],
    ['/mnt/c/Users/', '/x'],
  ],
  session: [
    ['(Session ID is token:', ':069a79f444e94726a5befca90e38aaf5)'],
    ['Session ID is ', ''],
    ['sessionId=', ''],
    ['"session_id": "', '"'],
    ['JSESSIONID=', '; Path=/'],
    ['Cookie: sid=', ''],
    ['Set-Cookie: auth=', '; HttpOnly'],
  ],
  'e-mail': [
    ['', '@example.com'],
    ['mailto:', '@mail.example.org'],
    ['<', '@example.co.uk>'],
    ['email=', '@example.com'],
  ],
};

const harmless = [
  '[10:15:31] [ServerMain/INFO]: [bootstrap] Loading Paper 1.21.4-120-main@1d9d7c0 (2025-02-01T12:00:00Z) for Minecraft 1.21.4',
  '\tat MC-BOOTSTRAP/fml_loader@4.0.39/net.neoforged.fml.ModLoader.load(ModLoader.java:110) ~[loader-4.0.39.jar%2359!/:4.0] {}',
  'com.velocitypowered.proxy.connection.client.HandshakeSessionHandler@5f2a and java@21, fabricloader@0.16.10',
  '[02Mar2025 19:20:11.532] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10.0.9+main.dcd20f30 starting: java version 17.0.14',
  'org.spongepowered.asm.mixin.transformer.MixinProcessor::applyMixins @Inject(method = "tick") from mod example',
  "Access denied for user 'anna' (using password: YES)",
  'Tests pass: 3 of 4, the compass: north, a bypass=',
];

describe('not a secret', () => {
  it.each(harmless)('%s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('stays, whatever secret is on the line above', () => {
    fc.assert(
      fc.property(fc.constantFrom(...harmless.slice(0, 5)), secretWord, (text, secret) => {
        expect(redact(`token=${secret}\n${text}`)).toBe(`token=[secret]\n${text}`);
      }),
    );
  });
});

describe('no planted secret survives', () => {
  for (const [kind, forms] of Object.entries(planted)) {
    it.each(forms)(`${kind}: %s…%s`, (before, after) => {
      fc.assert(
        fc.property(secretWord, lineAround, (secret, [start, end]) => {
          expect(redact(`${start}${before}${secret}${after}${end}`)).not.toContain(secret);
        }),
        { numRuns: 60 },
      );
    });
  }
});
