/**
 * Stops the build at a link to a route that does not exist, naming file and line.
 *
 * In:  `[SFTP](/sftp)`, `[SFTP](/sftp#check)`, `[SFTP](../panel/sftp.mdx)`
 * Out: the first two unchanged; the third is rejected, because guides link by route.
 *
 * Fragments are checked by Docusaurus after the pages are built (`onBrokenAnchors`).
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findLinkUrl } from '../../guides/tree';

export interface InternalLinksOptions {
  /** Whether a page has this route, without a trailing slash. */
  readonly isRoute: (route: string) => boolean;
}

export function remarkInternalLinks({ isRoute }: InternalLinksOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, (node: Node) => {
      const url = findLinkUrl(node);
      if (url === undefined || /^([a-z][a-z0-9+.-]*:|#|pathname:)/i.test(url)) return;
      if (!url.startsWith('/')) file.fail(`link to "${url}": write the route, e.g. "/sftp"`, node);
      const path = url.replace(/[?#].*$/, '');
      const route = path === '/' ? '/' : path.replace(/\/$/, '');
      if (!isRoute(route)) {
        file.fail(`broken link: no page has the route "${route}"`, node);
      }
    });
  };
}
