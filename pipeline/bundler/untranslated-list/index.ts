/**
 * Lists for the browser which guides lack a translation, for `src/client/untranslated-pages`. A
 * site in English only has neither the list nor the client module.
 *
 * In:  routes of guides without a translation, by language
 * Out: `untranslated/default/routes.json` among the generated files, and the client module
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Routes of untranslated guides, by language code. */
export type Untranslated = Readonly<Record<string, readonly string[]>>;

export function untranslatedList(untranslated: Untranslated) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'untranslated',
    async contentLoaded({ actions }) {
      await actions.createData('routes.json', untranslated);
    },
    getClientModules: () => [path.join(siteDir, 'src/client/untranslated-pages.ts')],
  });
}
