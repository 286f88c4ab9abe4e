// Change: a row under every guide with its Markdown copy.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import { MarkdownCopy } from '@site/src/components/guide/MarkdownCopy';

export default function Footer(): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <DocItemFooter />
      <MarkdownCopy route={metadata.permalink} />
    </>
  );
}
