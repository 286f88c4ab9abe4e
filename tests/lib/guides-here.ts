/**
 * Which guides a test can expect. A provider that deletes a game deletes its guides and what the log
 * reader knows from them, and needs no change in the tests of the log reader.
 */
import { listGuides, getRoutes } from '../../pipeline/guides';
import { products } from '../../products/all';
import { GAMES_OF_REPOSITORY } from './game-words';

const routes = getRoutes(listGuides('docs'));

/** Whether no game was deleted. */
export const hasEveryGame = GAMES_OF_REPOSITORY.every((game) =>
  products.some(({ id }) => id === game),
);

/**
 * Whether a guide is there; if not, its cases are left out.
 * @throws where no game was deleted, so that no case is left out by mistake
 */
export function isGuideOffered(route: string): boolean {
  if (routes.has(route)) return true;
  if (hasEveryGame) throw new Error(`A test expects ${route}, and no guide has that route.`);
  return false;
}
