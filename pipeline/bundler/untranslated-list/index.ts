/**
 * Tells the browser which guides are not translated into which language, for
 * `src/client/untranslated-pages`. A site with English alone has neither.
 *
 * In:  routes of guides without a translation, by language
 * Out: `untranslated/default/routes.json` among the generated files, and the client module
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Routes of guides by the code of the language that they are not translated into. */
export type Untranslated = Readonly<Record<string, readonly string[]>>;

/** The Docusaurus plugin. */
export function untranslatedList(untranslated: Untranslated) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'untranslated',
    async contentLoaded({ actions }) {
      await actions.createData('routes.json', untranslated);
    },
    getClientModules: () => [path.join(siteDir, 'src/client/untranslated-pages.ts')],
  });
}
