/**
 * Texts that the build writes into guides, their Markdown copies and the heads of pages. Other
 * languages have the same exports in `i18n/<code>/texts/pipeline/texts.ts`.
 */
import type { Translated } from '../src/lib/translated';
import type { CodePlace } from './code-places';

export const texts = {
  /** Locale for dates and lists, a BCP 47 tag. */
  locale: 'en-US',
  /** Headings that the build recognizes by their text. */
  headings: {
    before: 'Before you start',
    check: 'Check that it works',
    trouble: 'If something goes wrong',
    related: 'Related',
  },
  /** Note at the top of an untranslated guide, in English as long as the language has no words. */
  untranslated: 'This guide is not translated yet, so you read it in English.',
  readEnglish: 'Read it on the English site',
  /** Before the links below the cards of the home page. */
  moreGames: 'More games:',
  header: {
    takes: 'Takes',
    about: (time: string) => `about ${time}`,
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    who: 'Who can do it',
    status: 'Status',
    checkedOn: 'Checked on',
    everything: 'every fact on this page',
    everythingWith: (list: string) => `every fact, with ${list}`,
    statuses: {
      current: 'Current',
      unmaintained: 'Works, no longer maintained',
      ended: 'Ended',
    },
    /** The subject of quoted facts by table; tables without an entry are not looked up anywhere. */
    things: {
      panel: 'panel screens',
      billing: 'billing screens',
      vpsPanel: 'VPS panel screens',
      dedicatedPanel: 'dedicated panel screens',
      provider: 'our limits',
      minecraft: 'game versions',
      java: 'Java versions',
      server: 'server versions',
      plugin: 'plugin versions',
      mod: 'mod versions',
      modpack: 'modpack versions',
      other: 'program versions',
      port: 'ports',
      node: 'permission nodes',
    } as Readonly<Record<string, string>>,
    /** The same for facts of products, by id. In English these come from `checked` in their records. */
    productThings: undefined as Readonly<Record<string, string>> | undefined,
  },
  sources: {
    count: (count: number) => (count === 1 ? '1 source' : `${count} sources`),
    checkedAgainst: (count: string) => `Checked against ${count}, `,
    checkedOn: 'Checked on ',
    read: (day: string) => `, read ${day}`,
    files: (program: string) => `the files of ${program}`,
    at: (commit: string) => ` at ${commit}`,
  },
  code: {
    /** Labels by the author's keyword: `place="console"`. */
    places: {
      console: 'Type in the console',
      game: 'Type in the game chat',
      'rust-console': 'Type in the game’s F1 console',
      computer: 'Type on your computer',
      powershell: 'Type in PowerShell on your computer',
      server: 'Type in the terminal of the server',
      rescue: 'Type in the rescue system',
      sql: 'Run as SQL',
      discord: 'Type in Discord',
      browser: 'Open in the browser',
      'rdp-powershell': 'Type in PowerShell on the Windows server',
      'windows-repair': 'Type in the Command Prompt of the Windows disc',
    } satisfies Record<CodePlace, string>,
    output: 'You then see',
    noOutput: 'Nothing is printed.',
  },
  linkToRow: (message: string) => `Link to: ${message}`,
  moreAboutTerm: 'More about this',
  copies: {
    source: 'Source',
    allInOne: 'All guides in one file',
    start: 'Start',
    terms: 'Words on this page',
    tool: 'a tool on the page',
    /** Title of each helper, and what to do by hand without it. In English these come from the helpers' records. */
    helpers: undefined as
      Readonly<Record<string, { readonly title: string; readonly byHand: string }>> | undefined,
    /** Titles of call-outs. */
    callOuts: {
      safety: 'Before you change anything',
      ticket: 'When to open a ticket',
      note: 'Note',
      tip: 'Tip',
      info: 'Info',
      warning: 'Warning',
      danger: 'Danger',
    } as Readonly<Record<string, string>>,
  },
  /** The first of the two breadcrumbs that search engines show. */
  home: 'Home',
  /** Category of guides without one. */
  documentation: 'Documentation',
};

/** Independent of the language. */
export type Texts = Translated<typeof texts>;
