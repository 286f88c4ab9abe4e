/** Holds all texts of the bisect assistant. Pure. */
import { formatCount } from '../../lib/format-count';
import type { Jar } from './list/jars';
import { getUnitNames, type AddonOrder } from './search/order';
import { getLabel, MAX_ADDONS, type AddonKind } from './list/addon';
import type { Frequency } from './search/frequency';
import type { Culprit, BisectEnding, BisectRound, RoundKind } from './search/round';

/** Names that a note lists; more are only counted. */
const MAX_NAMES_SHOWN = 8;

export const formatNames = (names: readonly string[]): string =>
  names.length <= MAX_NAMES_SHOWN
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMES_SHOWN).join(', ')} and ${names.length - MAX_NAMES_SHOWN} more`;

/** A unit as it appears in the folder. */
export function formatUnit(order: AddonOrder, unit: number): string {
  return getUnitNames(order, unit).map(getLabel).join(' + ');
}

const ROUND_TITLES: Readonly<Record<RoundKind, string>> = {
  libraries: 'libraries only',
  nothing: 'an empty folder',
  half: 'halving',
  everything: 'everything in, to be sure',
  without: 'proof: all but what was found',
  alone: 'proof: the culprit without the other suspects',
  partner: 'halving for a partner',
  less: 'proof: is each of them needed?',
  back: 'proof: everything but what depends on it and the other culprits',
};

/** What a round tests. */
export const getRoundTitle = ({ kind }: Pick<BisectRound, 'kind'>): string => ROUND_TITLES[kind];

const ROUND_PURPOSES: Readonly<Record<RoundKind, string>> = {
  libraries: 'With libraries only the problem should be gone.',
  nothing: 'The libraries are under suspicion: test with an empty folder.',
  half: 'Halving.',
  everything: 'No round has shown the problem yet: make sure that it still exists.',
  without: 'Proof one: everything but the culprit must be clean.',
  alone: 'Proof two: does it cause the problem alone, with only what it needs?',
  partner: 'It needs a partner: halving what stood before it, libraries included.',
  less: 'Proof three: is each of them needed for the problem?',
  back: 'Proof four: is the problem there with everything else in?',
};

/** The verdict line of a round. */
export const getRoundHeading = (number: number, round: BisectRound): string =>
  `Round ${number}: ${ROUND_PURPOSES[round.kind]}`;

/** Rounds left, and how often to test in this one. */
export function describeForecast(round: BisectRound): string {
  const rounds =
    round.atMost === 0
      ? 'This round proves or disproves a name.'
      : `At most ${formatCount(round.atMost, 'round')}, this one included, to the next name.`;
  return round.tests === 1
    ? rounds
    : `${rounds} Test up to ${round.tests} times: one time with the problem settles the round, “gone” counts only after ${round.tests} tests without it.`;
}

/** A unit by the names of its addons. */
const formatUnitNames = (order: AddonOrder, unit: number): string =>
  getUnitNames(order, unit)
    .map((addon) => addon.name)
    .join(' + ');

function describeCulprit(order: AddonOrder, { unit, partners, proof }: Culprit): string {
  const together =
    partners.length === 0
      ? ''
      : ` together with ${partners.map((partner) => formatUnitNames(order, partner)).join(' and ')}`;
  return proof === 'shown'
    ? `Shown: ${formatUnitNames(order, unit)} causes the problem${together}.`
    : `Suspected, not shown: ${formatUnitNames(order, unit)}${together}.`;
}

/** An ending in one sentence. */
export function describeEnding(order: AddonOrder, ending: BisectEnding): string {
  switch (ending.kind) {
    case 'found':
      return ending.culprits.map((culprit) => describeCulprit(order, culprit)).join(' ');
    case 'outside':
      return 'The problem needs none of these: look at the server build, the data packs and the world.';
    case 'gone':
      return 'The problem does not show with everything in: it is gone, or it comes and goes.';
    case 'unreliable':
      return `The answers do not fit one another, so nothing is shown. Suspected: ${formatNames(
        ending.suspects.map((unit) => formatUnitNames(order, unit)),
      )}.`;
  }
}

/** What to do once the search is over, or how to continue if it found nothing. */
export function listAdvice(
  order: AddonOrder,
  ending: BisectEnding,
  kind: AddonKind,
): readonly string[] {
  switch (ending.kind) {
    case 'found':
      return listAdviceAfterFinding(order, ending);
    case 'outside':
      return [
        `Stop halving. Move all ${kind} back, and test the server build, the data packs and a copy of the world instead.`,
      ];
    case 'gone':
      return [
        'Stop here if it stays away for a day: moving and restarting can cure it. If it comes back, restart with another answer to “How often does it show?”. A wrong “gone” sends all following rounds astray.',
      ];
    case 'unreliable':
      return [
        'Stop halving. Find a test that shows the problem every time, or answer “How often does it show?” more carefully, then restart on the same world and with the same settings in each round.',
      ];
  }
}

/** What to do with those that were found, in the order in which it matters. */
function listAdviceAfterFinding(
  order: AddonOrder,
  { culprits, untested }: Extract<BisectEnding, { kind: 'found' }>,
): string[] {
  const nameAll = (proof: 'shown' | 'suspected') =>
    culprits
      .filter((culprit) => culprit.proof === proof)
      .map(({ unit }) => formatUnit(order, unit))
      .join(' and ');
  const proven = nameAll('shown');
  const suspected = nameAll('suspected');
  const needThem = untested.map((unit) => formatUnit(order, unit)).join(', ');
  return [
    proven !== '' &&
      `Leave ${proven} out and report it to its author with the test and this table.`,
    suspected !== '' &&
      `A suspect is no culprit: the problem is gone without ${suspected}, but a proof is missing. Leave it out, play on, and put it back after some days to see whether the problem returns.`,
    culprits.length > 1 &&
      'More than one: each of them alone must bring the very same problem. Does one bring another error? Then it only misses a part that was out.',
    culprits.some(({ partners }) => partners.length > 0) &&
      'Two that do not get on: leaving one of them out is enough.',
    needThem !== '' &&
      `Out with it because they need it, so neither cleared nor guilty: ${needThem}.`,
  ].filter((sentence) => sentence !== false);
}

export const FREQUENCY_CHOICES: readonly (readonly [Frequency, string])[] = [
  ['always', 'Every time'],
  ['mostly', 'Nearly every time, 9 of 10'],
  ['often', 'More often than not, 7 of 10'],
  ['half', 'Every second time, or I do not know'],
];

/** Words for the list and what was read. */
export const LIST = {
  intro:
    'Says round by round which files to move, until the culprit has a name. Remembers the rounds on this device.',
  field: 'Answer to “plugins”, names of the jar files, or a saved plan',
  fieldHint:
    'Lists of Bukkit, Paper, Velocity, Fabric, Forge and NeoForge, a listing of the folder “plugins” or “mods”, or one name per line.',
  drop: 'Or choose the jar files, or drop them here: then it is known which needs which',
  kind: 'What are they?',
  kinds: [
    ['plugins', 'Plugins'],
    ['mods', 'Mods'],
  ],
  test: 'Your test',
  testExample: 'join, open a chest, wait two minutes',
  shows: 'How often does it show in this test?',
  showsHint:
    'If not every time, each round is tested several times. Less than every second time? Find another test first.',
  example: 'The example of this guide: ',
  forget: 'Forget this list',
  units: 'Libraries and what belongs together',
  locked: 'Restart the search to change the marks.',
  unlocked: 'A mark keeps a library in until everything else is cleared.',
  isLibrary: (addon: string): string => `${addon} is a library`,
  library: ' (library) ',
  needs: (names: readonly string[]): string => `Needs ${formatNames(names)}. `,
  together: 'These need each other and move together.',
  neededBy: (needs: string, addon: string): string => `${needs} (by ${addon})`,
  missing: (names: readonly string[]): string =>
    `Needed, and not in the list: ${formatNames(names)}`,
  missingAdvice:
    'If it is not on the server either, repair that first: what needs it does not start.',
  summary: (suspects: number, libraries: readonly string[], rounds: number): string =>
    [
      formatCount(suspects, 'suspect'),
      libraries.length === 0
        ? ''
        : `, ${formatCount(libraries.length, 'library that stays in', 'libraries that stay in')} (${formatNames(libraries)})`,
      `. One culprit has a name after at most ${formatCount(rounds, 'round')}, round 0 included, then come the proofs.`,
    ].join(''),
  noPlan: 'This plan names no plugin or mod. Paste all of it.',
  planRead: (answers: number): string => `Plan read, with ${formatCount(answers, 'answer')}.`,
  noNames: 'No names found. Paste the answer to “plugins”, or the file names of the folder.',
  otherCount: (announced: number, read: number): string =>
    `The server counts ${announced}, and ${read} could be read: is all of the list here?`,
  tooMany: `Only the first ${MAX_ADDONS} names are used.`,
  reading: (index: number, count: number, file: string): string =>
    `Reading ${index} of ${count}: ${file}`,
  jarsRead: (count: number): string =>
    `${formatCount(count, 'jar')} read, with what each one needs.`,
  byNameOnly: (files: readonly string[]): string =>
    `Used by the file’s name only: ${formatNames(files)}.`,
  noJars: 'None of these files ends in “.jar”.',
  refused: (file: string, why: string): string => `${file} ${why}`,
} as const;

/** Why a jar was not read; follows its name. */
export const REFUSAL_REASONS: Readonly<Record<NonNullable<Jar['refused']>, string>> = {
  'not-a-zip': 'is no jar file',
  damaged: 'is damaged',
  'too-large': 'unpacks to more than a jar should',
  'no-descriptor': 'has no plugin or mod description',
};

/** The comment lines of a plan, for people; not parsed. */
export const PLAN_COMMENTS = {
  first: 'Search for a broken plugin or mod. Paste this text back to go on.',
  nothing: 'nothing',
  past: (round: number, title: string): string => `Round ${round}, ${title}. In:`,
  next: (round: number, title: string): string =>
    `Round ${round}, ${title}. These must be in, all others out:`,
  tests: (tests: number): string => `“No” only after ${tests} tests without the problem.`,
  question: 'Problem there? [ ] yes  [ ] no  [ ] something else is wrong',
  onPaper: [
    'On paper: the suspects in the order of the search. Go on with the half that',
    'brings the problem; what stands above it stays in.',
  ],
  result: (sentence: string): string => `Result: ${sentence}`,
} as const;

/** Words for the rounds. */
export const ROUNDS = {
  moveOut: (on: string, off: string, count: number): string =>
    `Move out of “${on}” into “${off}” (${count})`,
  moveOutAtFirst: (on: string, off: string, count: number): string =>
    `Move out of “${on}” into “${off}” (${count}), where it is not there yet`,
  moveBack: (on: string, off: string, count: number): string =>
    `Move back from “${off}” into “${on}” (${count})`,
  nothing: 'Nothing has to be moved.',
  stop: (on: string, off: string): string =>
    `Stop the server. Jar files only, data folders stay. \`${off}\` lies beside \`${on}\`, not in it.`,
  start: (test: string): string =>
    test === ''
      ? 'Start the server and run your test.'
      : `Start the server and run your test: ${test}.`,
  sameProblemOnly: 'Only the problem that you are looking for counts as “there”.',
  result: 'Result of this round',
  fault: 'The problem is there',
  clean: 'The problem is gone',
  cleanTest: (test: number, tests: number): string => `Not there in test ${test} of ${tests}`,
  other: 'It does not start, or something else is wrong',
  otherAdvice:
    'A part that misses another: put that back and repeat the round. If you know which, say so here; if not, answer “something else is wrong”, and another half is taken.',
  missingDependency: 'A part misses another',
  addonLabel: 'The part that complains',
  needLabel: 'What it misses',
  addNeed: 'It needs that: start the rounds again with it',
  allSummary: (on: string, count: number): string =>
    `All that must lie in “${on}” in this round (${count})`,
  allTitle: (on: string, off: string): string => `In “${on}”; everything else in “${off}”`,
  table: 'Rounds so far',
  noNames: 'nothing',
  row: (round: number, title: string): string => `${round}, ${title}`,
  columns: ['Round', 'In, besides the libraries', 'Problem?', 'Still suspect'],
  answers: { fault: 'yes', clean: 'no', other: 'something else' },
  restart: 'Restart',
  undo: 'Undo the last answer',
  undoRestart: 'Undo the restart',
  plan: 'The plan as text, to print, to keep or to go on elsewhere',
  planTitle: 'Paste it into the field above, here or on another device',
  copyPlan: 'Copy the plan',
} as const;
