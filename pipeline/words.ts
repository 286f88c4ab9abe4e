/**
 * What the build itself writes into guides, their Markdown copies and the heads of pages. Another
 * language has a file of the same form in `i18n/<code>/words/pipeline/words.ts`.
 */
import type { Translated } from '../src/lib/translated';

export const words = {
  /** How days and lists are written: a tag of BCP 47. */
  locale: 'en-US',
  /** Headings of guides that the build knows by their words. */
  headings: {
    before: 'Before you start',
    check: 'Check that it works',
    trouble: 'If something goes wrong',
    related: 'Related',
  },
  /** Top of a guide that is not translated; English guides have none. */
  untranslated: '',
  readEnglish: '',
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
    /** What a quote of a table of facts is about; tables without an entry hold nothing to look up. */
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
    /** The same for the facts of products, by their ids; English: `checked` in their records. */
    productThings: undefined as Readonly<Record<string, string>> | undefined,
  },
  sources: {
    count: (count: number) => (count === 1 ? '1 source' : `${count} sources`),
    checkedAgainst: (count: string) => `Checked against ${count}, `,
    read: (day: string) => `, read ${day}`,
    files: (program: string) => `the files of ${program}`,
    at: (commit: string) => ` at ${commit}`,
  },
  code: {
    /** Label by the word that authors write: `place="console"`. */
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
    } as Readonly<Record<string, string>>,
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
    /** Title of each helper, and what it does for who has to do it by hand; English: their records. */
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
  /** The first of the two places in the trail that search engines show. */
  home: 'Home',
  /** Category of guides that are in none. */
  documentation: 'Documentation',
};

/** The same in any language. */
export type Words = Translated<typeof words>;
