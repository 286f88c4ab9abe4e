import { ANYWHERE, type Rule } from '../rule';

const PORTAL = 'Discord’s developer portal (discord.com/developers)';

/** What stops bots of Discord and Telegram, and the services that they use: YouTube, Lavalink. */
export const botRules: readonly Rule[] = [
  {
    id: 'discord-token',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'TokenInvalid',
      'n invalid token was provided',
      'mproper token has been passed',
      'TOKEN_INVALID',
      '4004',
    ],
    patterns: [
      /TokenInvalid|[Aa]n invalid token was provided|[Ii]mproper token has been passed|TOKEN_INVALID/,
      /(?:close[sd]? (?:with )?(?:code )?|WebSocket[^\n]{0,60}|code[:= ]{1,3})4004\b/,
    ],
    title: 'Discord does not accept the token of the bot.',
    cause:
      'It is empty, cut off, from another page (the client secret or public key are not it), or was made again; Discord cancels a token that was published, for example on GitHub.',
    fix: `In ${PORTAL} open your application, section Bot, press “Reset Token” and copy it whole into the settings (or the file .env) of the bot, without quotes and spaces. Look whether the program reads that file. Then restart, and show the token to nobody.`,
  },
  {
    id: 'discord-rights',
    software: ANYWHERE,
    literals: ['Missing Permissions', 'Missing Access', 'error code: 50013', 'error code: 50001'],
    patterns: [
      /(?<what>DiscordAPIError\[?(?:50013|50001)?\]?: Missing (?:Permissions|Access))/,
      /(?<what>\(error code: 500(?:13|01)\): Missing (?:Permissions|Access))/,
    ],
    title: 'Discord does not let the bot do that: it lacks a right ({what}).',
    cause:
      '“Missing Access”: it does not see the channel, or was invited without the right for slash commands. “Missing Permissions”: its role lacks the right, or stands below the role or member that it should change.',
    fix: 'In the server’s settings, Roles, give the bot’s role the right and move it above the roles that it is to give. Look at the channel’s own permissions, too. For slash commands invite it again with the scopes “bot” and “applications.commands”.',
  },
  {
    id: 'discord-session-limit',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['ot enough sessions remaining', 'Not enough sessions'],
    patterns: [
      /[Nn]ot enough sessions remaining[^\n]{0,80}?resets at (?<time>[\w:.-]{1,40})/,
      /[Nn]ot enough sessions remaining/,
    ],
    title: 'Discord lets the bot log in no more for now: it has logged in too often ({time}).',
    cause:
      'A bot may log in about 1000 times a day. Usually it crashed at its start again and again, and was restarted at once.',
    fix: 'Stop it and wait until the time in the line. Find out from an older log why it ended, and mend that first; switch automatic restarts off for so long.',
  },
  {
    id: 'discord-voice',
    software: ANYWHERE,
    literals: [
      'VOICE_CONNECT_FAILED',
      'VOICE_CONNECTION_TIMEOUT',
      'onnect to the voice channel',
      'code 4006',
      'code 4017',
      'Cannot perform IP discovery',
    ],
    patterns: [
      /^[^\n]{0,200}?(?<what>VOICE_CONNECT_FAILED|VOICE_CONNECTION_TIMEOUT|[Cc]annot connect to the voice channel[^\n]{0,40}|Cannot perform IP discovery[^\n]{0,40})/,
      /voice[^\n]{0,120}(?<what>code 40(?:06|17))/i,
    ],
    title: 'The bot does not get into the voice channel ({what}).',
    cause:
      'Voice goes over UDP to another server of Discord. The machine or its firewall lets no UDP out, or the library of the bot is too old: Discord changed voice connections several times (encryption).',
    fix: 'Update the libraries first (@discordjs/voice, discord.py, Lavalink, DisTube) and install their packages for encryption and sound. If the error stays, try it on another machine: if it runs there, ask whoever runs the first about outgoing UDP.',
  },
  {
    id: 'bot-no-ffmpeg',
    software: ANYWHERE,
    literals: [
      'FFmpeg/avconv not found',
      'fmpeg was not found',
      'FFMPEG_NOT_INSTALLED',
      'spawn ffmpeg ENOENT',
      "'ffmpeg'",
    ],
    patterns: [
      /FFmpeg\/avconv not found|ffmpeg was not found|FFMPEG_NOT_INSTALLED|spawn ffmpeg ENOENT|No such file or directory: 'ffmpeg'/,
    ],
    title: 'The bot lacks ffmpeg, the program that plays and converts sound.',
    cause: 'It is a program of its own, and neither this image nor the machine has it.',
    fix: 'Choose an image with ffmpeg in the start settings. On your own machine: “apt install ffmpeg”. A Node bot can also bring it along: “npm install ffmpeg-static”.',
  },
  {
    id: 'youtube-refused',
    software: ANYWHERE,
    literals: [
      "confirm you're not a bot",
      'confirm you’re not a bot',
      'unable to extract',
      'Could not extract functions',
      'nsig extraction failed',
    ],
    patterns: [
      /Sign in to confirm you['’]re not a bot/,
      /\[youtube\][^\n]{0,80}(?:unable to extract|Unable to extract|nsig extraction failed)/,
      /Could not extract functions/,
    ],
    title: 'YouTube gives this machine no sound or video.',
    cause:
      'YouTube changes its pages often, and a library that is some weeks old no longer understands them. It also turns away addresses of data centers (“not a bot”).',
    fix: 'Update yt-dlp (or the library that the bot uses; ytdl-core is no longer kept up). If the line asks you to sign in, the address is blocked: other sources, or cookies of an account as the page of yt-dlp describes; that account can get locked.',
  },
  {
    id: 'telegram-twice',
    software: ANYWHERE,
    literals: ['terminated by other getUpdates'],
    patterns: [/terminated by other getUpdates request/],
    title: 'The Telegram bot runs twice: another copy fetches its messages.',
    cause:
      'Only one program at a time may use a token: an earlier start still runs, here or on another machine.',
    fix: 'Stop every copy and start one. If you do not find the other, make a new token with /revoke at @BotFather and enter it here only.',
  },
  {
    id: 'telegram-token',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'ETELEGRAM: 401',
      'ETELEGRAM: 404',
      'telegram.error.InvalidToken',
      'was rejected by the server',
      'A request to the Telegram API was unsuccessful',
    ],
    patterns: [
      /ETELEGRAM: 40[14]|telegram\.error\.InvalidToken|[Tt]oken [^\n]{0,60}was rejected by the server|Telegram API was unsuccessful\. Error code: 40[14]/,
    ],
    title: 'Telegram does not accept the token of the bot.',
    cause: 'It is empty, cut off or was revoked.',
    fix: 'Ask @BotFather for it (/mybots, your bot, API Token) and copy it whole into the settings, without quotes and spaces. Then restart.',
  },
  {
    id: 'lavalink-unreachable',
    software: ANYWHERE,
    literals: ['Unable to connect after ', 'WSServerHandshakeError'],
    patterns: [
      /\bNode (?<name>[\w.-]{1,80}) [^\n]{0,40}error: Unable to connect after \d{1,4} attempts/,
      /\b(?:red\.Audio|[Ll]avalink)[^\n]{0,120}WSServerHandshakeError/,
    ],
    title: 'The bot does not reach its music server Lavalink ({name}).',
    cause:
      'Lavalink is not started, or its address, port or password in the settings of the bot are others than in its application.yml. Public ones vanish often. Version 4 of Lavalink needs a bot that knows it.',
    fix: 'Start Lavalink and read its own log. Compare host, port and password on both sides, and update the bot’s library together with Lavalink. With Red, stop it, rename the folder cogs/Audio in its data and start: it fetches Lavalink again.',
  },
];
