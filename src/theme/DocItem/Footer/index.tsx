// Change: a row under every guide with its Markdown copy and the list of keys.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import { MarkdownCopy } from '@site/src/components/guide/MarkdownCopy';
import { KeysButton } from '@site/src/components/shell/KeyboardHelp';

export default function Footer(): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <DocItemFooter />
      <div className="guide-tools">
        <MarkdownCopy route={metadata.permalink} />
        <KeysButton />
      </div>
    </>
  );
}
