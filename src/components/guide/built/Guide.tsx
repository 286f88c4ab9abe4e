import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemLayout from '@theme/DocItem/Layout';
import { BuiltText } from './BuiltText';
import type { GuideModule } from './loaded-guides';

/**
 * Replaces the theme's `DocItem` in the browser. The original renders each guide's own component,
 * so every navigation unmounts the whole page and mounts another; this one stays mounted.
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
