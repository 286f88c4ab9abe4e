/**
 * Tells the browser which guides of another language are in English, for `src/client/other-language`,
 * which no English build has.
 *
 * In:  routes of guides without a translation
 * Out: `untranslated/default/routes.json` among the generated files, with the addresses
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The Docusaurus plugin.
 * @param routes of guides that are not translated
 */
export function untranslatedList(routes: Iterable<string>) {
  return ({ baseUrl, siteDir }: LoadContext): Plugin => ({
    name: 'untranslated',
    async contentLoaded({ actions }) {
      const addresses = [...routes].map((route) => baseUrl + route.slice(1));
      await actions.createData('routes.json', addresses);
    },
    getClientModules: () => [path.join(siteDir, 'src/client/other-language.ts')],
  });
}
