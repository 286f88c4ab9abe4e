import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemLayout from '@theme/DocItem/Layout';
import { BuiltText } from './BuiltText';
import type { GuideModule } from './loaded-guides';

/**
 * Stands for the theme's `DocItem` in the browser. The original renders the guide's own component, so
 * that every page change takes all of the page out and makes it again; this one stays.
 */
export default function Guide({ content }: { content: GuideModule }): ReactNode {
  const { metadata, route, html } = content;
  return (
    <DocProvider content={content as never}>
      <HtmlClassNameProvider className={`docs-doc-id-${metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <BuiltText route={route} html={html} />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
