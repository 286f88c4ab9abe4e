// Change: its own class names. The original's can be selected only by a part of their name, and a
// stylesheet with such selectors makes the browser recompute the style of the whole page whenever
// any class changes, as on every navigation. Also, the contents lists of another guide are new
// elements: collapsed, with nothing marked.
import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const windowSize = useWindowSize();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className="guide-row">
      <div className="guide-column">
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          {hasContents && <DocItemTOCMobile key={metadata.permalink} />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className="guide-contents">
          <DocItemTOCDesktop key={metadata.permalink} />
        </div>
      )}
    </div>
  );
}
