/** Holds the texts of the list of keyboard shortcuts. */

/** Keys pressed together, as alternatives; and what they do. */
export type ShortcutRow = readonly [alternatives: readonly (readonly string[])[], what: string];

export const GROUPS: readonly (readonly [heading: string, rows: readonly ShortcutRow[]])[] = [
  [
    'On every page',
    [
      [[['/'], ['Ctrl', 'K'], ['⌘', 'K']], 'Search'],
      [[['?']], 'This list'],
    ],
  ],
  [
    'In the search',
    [
      [[['↑'], ['↓']], 'Choose a result'],
      [[['Enter']], 'Open it'],
      [
        [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        'Open it in a new tab',
      ],
      [[['Shift', 'Enter']], 'Open it in a new window'],
      [[['Esc']], 'Close the search'],
    ],
  ],
  [
    'In a guide',
    [
      [[['Tab'], ['Shift', 'Tab']], 'Next or previous link, button or field'],
      [[['←'], ['→']], 'Next or previous tab; scroll a wide table or code'],
      [[['Enter']], 'Show the tab; copy the code, or the link of a heading (#)'],
    ],
  ],
];

export const VIEW = {
  title: 'Keyboard',
  or: 'or ',
  singleKeys: 'Use the single keys / and ?',
};
