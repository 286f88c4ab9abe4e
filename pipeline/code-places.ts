/** Where readers type code: the words of `place="console"` behind a fence. */

/** Each place, and who reads what is typed there. Its label is in `texts.ts`. */
const READERS = {
  console: 'game',
  game: 'game',
  'rust-console': 'game',
  computer: 'system',
  powershell: 'system',
  server: 'system',
  rescue: 'system',
  sql: 'database',
  discord: 'chat',
  browser: 'browser',
  'rdp-powershell': 'system',
  'windows-repair': 'system',
} as const;

export type CodePlace = keyof typeof READERS;

/** All places, for messages. */
export const CODE_PLACES = Object.keys(READERS);

export const isCodePlace = (place: string | undefined): place is CodePlace =>
  place !== undefined && Object.hasOwn(READERS, place);

/** Whether the game or its server reads what is typed there: such commands need evidence. */
export const isGameConsole = (place: string | undefined): boolean =>
  isCodePlace(place) && READERS[place] === 'game';
