import type { Rule } from '../rule';

/** Discord refuses a bot; a file of its own, as it is tried on every log (other rules of bots: bots.ts). */
export const discordIntentRules: readonly Rule[] = [
  {
    id: 'discord-intents',
    software: ['any'],
    literals: ['isallowed intents', 'DISALLOWED_INTENTS'],
    patterns: [/[Dd]isallowed intents|DISALLOWED_INTENTS/],
    title:
      'Discord refuses the bot: it asks for rights (“intents”) that are not switched on for it.',
    cause:
      'The right to see members and the contents of messages has to be switched on by the owner of the bot.',
    fix: 'Open your application in Discord’s developer portal, section Bot, switch on “Server Members Intent” and “Message Content Intent”, save, and restart the server.',
    guide: { route: '/plugins/discordsrv' },
  },
];
