/** Builds a small site for search tests: four guides, one with a trouble table. */
import type { SearchEngine } from './run-search';
import { encodeIndex, type IndexPage, type Passage } from './index-format';
import { createSearchModel } from './model';
import { createPageTexts } from './page-texts';

export const samplePages: readonly IndexPage[] = [
  {
    url: '/sftp',
    lvl0: 'Panel',
    title: 'Upload files with SFTP',
    description: 'Connect with FileZilla and move worlds & plugins to the server.',
    keywords: ['filezilla', 'ftp'],
    sections: [
      { level: 1, heading: 'Upload files with SFTP', anchor: '' },
      { level: 2, heading: 'Connect', anchor: 'connect' },
      { level: 3, heading: 'On Windows', anchor: 'on-windows' },
      { level: 2, heading: 'If something goes wrong', anchor: 'if-something-goes-wrong' },
    ],
  },
  {
    url: '/backups',
    lvl0: 'Panel',
    title: 'Backups',
    description: 'Make, download and restore a backup.',
    keywords: ['snapshot'],
    sections: [
      { level: 1, heading: 'Backups', anchor: '' },
      { level: 2, heading: 'Make a backup', anchor: 'make-a-backup' },
      { level: 2, heading: 'Restore a backup', anchor: 'restore-a-backup' },
    ],
  },
  {
    url: '/plugins/worldedit',
    lvl0: 'Plugins',
    title: 'WorldEdit',
    description: 'Edit many blocks at once.',
    keywords: ['//wand', 'we'],
    sections: [
      { level: 1, heading: 'WorldEdit', anchor: '' },
      { level: 2, heading: 'Select with //wand', anchor: 'select' },
    ],
  },
  {
    url: '/games/rust/rust-plus',
    lvl0: 'Rust',
    title: 'Rust+ companion app',
    description: 'Pair your phone with the server.',
    keywords: ['rust+'],
    sections: [{ level: 1, heading: 'Rust+ companion app', anchor: '' }],
  },
];

export const sampleTexts: readonly (readonly Passage[])[] = [
  [
    { section: 0, anchor: '', text: 'Large files go over SFTP, not through the browser.' },
    {
      section: 1,
      anchor: '',
      text: 'Open FileZilla, enter host, port, user name and password from the panel, and press Quickconnect. Then move the file server.properties to your own computer before you change it.',
    },
    { section: 2, anchor: '', text: 'WinSCP works as well: choose <SFTP> & "port" 2022.' },
    {
      section: 3,
      anchor: 'trouble-connection-refused',
      text: 'Connection refused The port is wrong. Use port 2022.',
    },
    {
      section: 3,
      anchor: 'trouble-permission-denied',
      text: 'Permission denied The user name lacks the server id. Copy it from the panel.',
    },
  ],
  [
    { section: 1, anchor: '', text: 'Stop the server, then press Create backup.' },
    { section: 2, anchor: '', text: 'A restored backup replaces the world.' },
  ],
  [{ section: 1, anchor: '', text: 'Type //wand and click two corners. The command needs OP.' }],
  [{ section: 0, anchor: '', text: 'Rust+ shows the map and the team chat.' }],
];

export const sampleSynonyms: readonly (readonly string[])[] = [
  ['ftp', 'sftp'],
  ['snapshot > backup'],
];

/** An engine on the sample site. @param withTexts without them, hits show only headings */
export function createSampleEngine(withTexts = true): SearchEngine {
  const index = encodeIndex(samplePages, sampleTexts, sampleSynonyms);
  return {
    index,
    model: createSearchModel(index),
    texts: withTexts ? createPageTexts(sampleTexts) : undefined,
    origin: 'https://docs.example.com',
  };
}
