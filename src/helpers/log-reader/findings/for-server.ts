/** Tells which findings can be about the server that wrote the log. */
import { isOlder } from '../../../lib/minecraft-version';
import { createRowSlug } from '../../../lib/trouble-row';
import { ON_JAVA, type GuideLink } from '../rules/rule';
import type { Recognized } from '../server/software';
import { isRow, type LogFindingDraft } from './findings';

/** True if the recognized software can have printed a finding. */
export function isForServer(draft: LogFindingDraft, recognized: Recognized): boolean {
  const isForGame = isRow(draft)
    ? isRowForGame(draft.id, recognized)
    : isRuleForGame(draft, recognized);
  return isForGame && isForFamily(draft, recognized) && isForVersion(draft, recognized);
}

const isForFamily = ({ software }: LogFindingDraft, { families }: Recognized): boolean =>
  families.length === 0 || software.some((family) => family === 'any' || families.includes(family));

const isForVersion = ({ versions }: LogFindingDraft, { game }: Recognized): boolean =>
  versions === undefined || game === undefined || isOlder(game, versions.before) !== false;

/** Rows in guides for games other than Minecraft. */
const GAME_ROUTE = /^\/(?:games|other-servers)\/(?<name>[\w-]+)/;
/** Rows about the machine or the plan. */
const ANY_GAME_ROUTE = /^\/(?:extras|billing)\//;

/** True if a guide's folder or file is named after the game: `7-days-to-die`. */
const isNamedAfter = (name: string, product: string): boolean => name === createRowSlug(product);

/** True if the row of a guide can be about the game of the log: many games print “You are banned”. */
function isRowForGame(id: string, { families, product }: Recognized): boolean {
  const name = GAME_ROUTE.exec(id)?.groups?.name;
  if (families.length > 0) return name === undefined;
  if (product === undefined) return true;
  return name === undefined ? ANY_GAME_ROUTE.test(id) : isNamedAfter(name, product);
}

/** A finding without guides about a game other than the log's. */
export function withoutOtherGames(
  draft: LogFindingDraft,
  { product }: Recognized,
): LogFindingDraft {
  const isForIt = ({ route }: GuideLink): boolean => {
    const name = GAME_ROUTE.exec(route)?.groups?.name;
    return name === undefined || (product !== undefined && isNamedAfter(name, product));
  };
  return { ...draft, guides: draft.guides.filter(isForIt) };
}

/** Games other than Minecraft whose servers run on Java: rules about Java apply there, too. */
const JAVA_GAMES: ReadonlySet<string> = new Set(['Project Zomboid', 'Hytale']);

/** True if a rule can be about the game of the log. */
function isRuleForGame(
  { software, product: onlyProduct }: LogFindingDraft,
  { families, product }: Recognized,
): boolean {
  if (families.length > 0) return onlyProduct === undefined;
  if (product === undefined) return true;
  if (onlyProduct !== undefined) return onlyProduct === product;
  return (
    software.includes('any') ||
    (JAVA_GAMES.has(product) && ON_JAVA.every((name) => software.includes(name)))
  );
}
