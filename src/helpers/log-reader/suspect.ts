/** Turns the place of a crash into a finding where it names who is in it and no rule does. */
// cspell:ignore Skywars bupdat catserver craftbukkit izzel kettingpowered magmafoundation mohistmc quer serv updat
import { UNNAMED } from './faults/areas';
import { ALARMING, type Fault, type FaultKind } from './faults/kinds';
import {
  ABSENT,
  BROKEN_SOFTWARE,
  GUARDED,
  MISFIT,
  OWN_CLIENT,
  PLAINLY,
  REPORTS,
  SAYS,
  SOMEBODY,
  SUSPECT,
  TRACE,
} from './faults/words';
import { isRow, type Draft } from './findings';
import { plainName } from './owners';
import { ON_JAVA, type GuideLink } from './rule';
import type { Recognized } from './software';
import { bracketOf, TYPE, type Place } from './traces';

/** A place and the line where it ends. */
type Span = Place & { readonly end: number };
type Common = Omit<Draft, 'id' | 'title' | 'cause' | 'fix'>;

/** Rules that say what happened and not whose fault it is. */
const OPEN: ReadonlySet<string> = new Set([
  'ticking-block-entity',
  'ticking-entity',
  'ticking-player',
  'server-hung',
  'client-mod-on-server',
  'mixin-failed',
  'mixin-transformation',
  'chunk-generation-failed',
  'chunk-load-failed',
  'registries-failed',
  'config-json',
]);

const isOpen = ({ id, named }: Draft): boolean => !named && (OPEN.has(id) || isRow(id));

/** What a place says of who and why. */
interface Reading {
  readonly draft: Draft;
  /** True where healthy servers print such lines, too: no alarm then, only how to read it. */
  readonly weak: boolean;
}

/**
 * What the trace itself proves or suggests. Code that calls something that is not there was made
 * for something else: that is shown. Any other crash gives a suspicion, said as one: the first
 * in the trace that is not the game may be an innocent who was only called. Undefined where a
 * rule has named somebody for these lines, or for an error that tells neither who nor why.
 */
export function suspectOf(
  place: Span | undefined,
  drafts: readonly Draft[],
  recognized: Recognized,
): Reading | undefined {
  if (place === undefined) return undefined;
  const covering = drafts.filter((draft) => covers(place, draft));
  if (covering.some((draft) => !isOpen(draft))) return undefined;
  // What every program survives explains no more than its own lines.
  const weighing = drafts.filter(({ effect }) => effect !== 'survived');
  if (!place.fatal && weighing.some((draft) => !covers(place, draft))) return undefined;
  const { line, owner, fault } = place;
  const name = owner ?? place.package;
  const common = {
    guides: guidesOf(fault?.kind),
    line,
    text: place.error,
    count: 1,
    last: line,
    software: ON_JAVA,
    versions: undefined,
    named: true,
  };
  // A mod only called what failed in the software that joins it with plugins.
  const ofSoftware = fault?.kind === 'hybrid' && !place.direct;
  if (name !== undefined && place.inCode && !ofSoftware)
    return ofCode(place, name, common, recognized);
  const rowsOnly = weighing.every(({ id }) => isRow(id));
  // A crash that no finding explains, neither by it nor below, is told of also where it names nobody.
  const alone = covering.length === 0 && weighing.every(({ last }) => last < place.line);
  if (weighing.length > 0 && !(name === undefined ? place.fatal && alone : place.fatal || rowsOnly))
    return undefined;
  return name === undefined || ofSoftware
    ? namelessOf(place, common)
    : ofSpeaker(place, name, common);
}

/** Code that looks for updates: what it is part of goes on without. */
const OF_UPDATER = /\sat [\w.$/@]{0,200}\.(?:updater?|Update(?:r|Checker|Task))[.$]/i;
/** Whoever says that a thread is the wrong one only looked: the next one out brought it there. */
const WRONG_THREAD = /wrong thread/;

/** Somebody whose code stands in the trace. */
function ofCode(place: Span, name: string, common: Common, recognized: Recognized): Reading {
  const { owner, fault, thrown, fatal, kind } = place;
  const ofPlayer = recognized.client && fault?.kind === 'client-code';
  const misfit = fault && MISFIT[ofPlayer ? 'other-game' : fault.kind];
  if (misfit !== undefined) {
    const missing = fault?.missing;
    const own = missing?.startsWith(`${place.package}.`) === true && fault?.kind !== 'own-part';
    const absent = fault?.kind === 'client-code' && !ofPlayer ? OWN_CLIENT : ABSENT;
    const ownOrLibrary =
      fault?.library === undefined
        ? absent(name, missing as string)
        : SOMEBODY(missing as string, fault);
    const sentences = own ? ownOrLibrary : misfit(name, fault, place.direct);
    return { draft: { id: 'made-for-another', ...sentences, ...common }, weak: kind !== 'error' };
  }
  const code = owner === undefined ? undefined : place.package;
  if (fatal) {
    const [caller] = place.further;
    const guarded = place.direct && WRONG_THREAD.test(place.error) ? caller : undefined;
    const sentences =
      guarded === undefined ? SUSPECT(name, code, fault?.kind, caller) : GUARDED(guarded, name);
    return { draft: { id: 'crash-suspect', ...sentences, ...common }, weak: false };
  }
  // A line without an error of Java’s or .NET’s may be about anything.
  const weak =
    kind !== 'error' ||
    OF_UPDATER.test(place.excerpt) ||
    (!thrown && !(fault !== undefined && ALARMING.has(fault.kind)));
  return { draft: { id: 'reports-error', ...REPORTS(name, place, fault?.kind), ...common }, weak };
}

/** Plugins look for updates and go on without; Forge keeps what is the client’s from the server. */
const HARMLESS =
  /\b(?:check|look|search|quer)\w*\b[^\n]{0,40}\bupdat|\bupdat\w* (?:check|info|avail|serv)|\b(?:auto-?|version )updat|invalid dist DEDICATED_SERVER/i;

const saidOf = ({ said, cause, error }: Span): string => said ?? cause ?? error;

/** Somebody who is named in the words of an error, and in no trace. */
function ofSpeaker(place: Span, name: string, common: Common): Reading | undefined {
  const { fault, fatal, thrown, kind } = place;
  const said = saidOf(place);
  const tells = fault?.missing !== undefined || fault?.kind === 'client-code';
  const misfit = thrown && tells ? MISFIT[fault.kind] : undefined;
  if (misfit !== undefined) {
    const sentences = misfit(name, fault, false);
    return { draft: { id: 'made-for-another', ...sentences, ...common }, weak: kind !== 'error' };
  }
  if (HARMLESS.test(said) || (kind !== 'error' && fault === undefined)) return undefined;
  const sure = fatal || (thrown && fault?.kind !== 'recipe') || (fault && ALARMING.has(fault.kind));
  const strong = kind === 'error' && sure;
  const draft = { id: 'names-somebody', ...SAYS(name, said, fault?.kind), ...common };
  return { draft, weak: strong !== true };
}

/** Kinds that say nothing of where to look where a program ended with them. */
const VAGUE: ReadonlySet<FaultKind> = new Set([
  'code',
  'other-game',
  'other-build',
  'threads',
  'value',
  'api',
]);

/** Roots of classes that only a server's software itself starts from. */
const OF_SOFTWARE =
  /^(?:io\.izzel|com\.mohistmc|org\.magmafoundation|org\.kettingpowered|catserver|cpw\.mods|net\.neoforged\.fml|net\.minecraftforge\.fml\.loading|io\.papermc\.paperclip|com\.velocitypowered\.proxy|org\.bukkit\.craftbukkit\.Main$|net\.minecraft\.server\.Main$)\b/;

/** What an error says of which nobody is named. */
function namelessOf(place: Span, common: Common): Reading | undefined {
  const { fault, thrown, fatal, error, area, kind } = place;
  const nobody = { ...common, named: false };
  if (HARMLESS.test(saidOf(place))) return undefined;
  if (fault?.missing !== undefined) {
    const sentences = OF_SOFTWARE.test(fault.missing)
      ? BROKEN_SOFTWARE(fault.missing)
      : SOMEBODY(fault.missing, fault);
    return { draft: { id: 'made-for-another', ...sentences, ...nobody }, weak: !thrown };
  }
  if (fault !== undefined && !VAGUE.has(fault.kind)) {
    const strong = kind === 'error' && (fatal || ALARMING.has(fault.kind));
    const sentences = PLAINLY(place, fault.kind);
    return { draft: { id: 'reports-error', ...sentences, ...nobody }, weak: !strong };
  }
  if (!thrown && !fatal) return undefined;
  return {
    draft: { id: 'crash-unnamed', ...UNNAMED(error, fatal, area), ...nobody },
    weak: !fatal,
  };
}

/** Where a kind of error is dealt with; else the culprit is to be found by halves. */
const GUIDES: Readonly<Partial<Record<FaultKind, string>>> = {
  'port-taken': '/ports-and-proxies',
  address: '/ports-and-proxies',
  database: '/databases',
  settings: '/file-manager-controls',
  'no-file': '/file-manager-controls',
  permission: '/file-manager-controls',
  memory: '/extras/swap',
  'world-data': '/backups',
  recipe: '/datapacks',
  registry: '/datapacks',
  api: '/installing-plugins',
  'closed-java': '/java-version',
};

const guidesOf = (kind: FaultKind | undefined): GuideLink[] => [
  { route: (kind && GUIDES[kind]) ?? '/binarysearch' },
];

/** True where a finding stands in the lines of a place, or right above them. */
export function covers(place: Span, { line, last, effect }: Draft): boolean {
  const above = effect === 'survived' ? 1 : 8;
  return [line, last].some((one) => one >= place.line - above && one <= place.end);
}

/** Rules that name who failed and not why: the kind of the error says more. */
const WHY_OPEN: ReadonlySet<string> = new Set([
  'plugin-enable-failed',
  'plugin-runtime-error',
  'plugin-load-failed',
  'plugin-command-error',
  'bungee-plugin-failed',
  'velocity-plugin-event',
  'proxy-plugin-create-failed',
  'forge-mod-error',
  'forge-mod-failed',
  'mod-entrypoint-failed',
]);

/** True where an error of one part came up in the code of another. */
function isSomebodyElse(
  { named, title, subject }: Draft,
  { inCode, owner, package: code }: Span,
): boolean {
  if (!named || !inCode || owner === undefined) return false;
  // `SkyWarsReloaded.jar` holds the plugin Skywars.
  if (subject !== undefined && plainName(owner).startsWith(plainName(subject))) return false;
  const said = plainName(title);
  const parts = [owner, ...(code ?? '').split('.').slice(1)].map(plainName);
  return !parts.some((part) => part.length > 2 && said.includes(part));
}

/** Errors that only say that something failed: what it was stands in their cause. */
const WRAPPERS =
  /Could not execute entrypoint|Mod Loading has failed|Loading errors encountered|' failed to (?:load|update)!/;
/** Shorter ones are names of settings and the like, which tell nothing by themselves. */
const MIN_WORDS = 12;

/** What the deepest error says, without its type; undefined where that tells nothing. */
function wordsOf({ cause, error, fault, thrown }: Span): string | undefined {
  if (!thrown || fault?.missing !== undefined) return undefined;
  const words = (cause ?? error).replace(TYPE, '').trim();
  return words.length < MIN_WORDS || !words.includes(' ') ? undefined : words;
}

/** Findings about a plugin's own data and files: whoever says it is the plugin. */
const OF_THE_SPEAKER = /^(?:database|config)-/;

/** A finding with what the trace below it adds: who is in it, or what kind of error it is. */
export function withTrace(draft: Draft, place: Span | undefined): Draft {
  if (isRow(draft.id)) return draft;
  const speaker = draft.named || !OF_THE_SPEAKER.test(draft.id) ? undefined : bracketOf(draft.text);
  if (place === undefined || !covers(place, draft)) {
    return speaker === undefined
      ? draft
      : { ...draft, cause: `${draft.cause} ${TRACE.speaker(speaker)}` };
  }
  const name = place.owner ?? place.package ?? speaker;
  const whyOpen = WHY_OPEN.has(draft.id);
  const wrapped = place.cause === undefined && WRAPPERS.test(place.error);
  const who = !draft.named && name !== undefined && !OPEN.has(draft.id) && TRACE.who(name);
  const words = whyOpen && !wrapped ? wordsOf(place) : undefined;
  const why = whyOpen && !wrapped && place.fault !== undefined && whyOf(place.fault, words);
  // A loader blames the part that it was starting, also for an error in somebody else's code.
  const other = whyOpen && isSomebodyElse(draft, place) ? place.owner : undefined;
  const library = whyOpen ? place.fault?.library : undefined;
  const more = [
    who,
    words !== undefined && TRACE.words(words),
    why,
    other !== undefined && TRACE.other(other),
  ].filter((text) => typeof text === 'string' && text !== '');
  if (more.length === 0) return draft;
  const first = [
    other !== undefined && TRACE.first(other),
    library !== undefined && TRACE.install(library),
  ].filter((text) => typeof text === 'string');
  const own =
    why !== false && draft.subject !== undefined
      ? TRACE.wayOut(draft.subject, place.fault)
      : draft.fix;
  return {
    ...draft,
    fix: [...first, own].join(' '),
    cause: [draft.cause, ...more].join(' '),
  };
}

/** What the kind of an error adds to its own words; empty where they say more. */
function whyOf(fault: Fault, words: string | undefined): string {
  return fault.kind === 'code' && words !== undefined ? '' : TRACE.why(fault, words !== undefined);
}
