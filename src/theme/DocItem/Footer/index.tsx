// Change: a row under every guide with its edit link, its Markdown copy and the list of keys.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import { Feedback } from '@site/src/components/shell/feedback/Feedback';
import { MarkdownCopy } from '@site/src/components/guide/MarkdownCopy';
import { KeysButton } from '@site/src/components/shell/keys/KeyboardHelp';

export default function Footer(): ReactNode {
  const { editUrl, permalink } = useDoc().metadata;
  return (
    <>
      <Feedback route={permalink} />
      <div className="guide-tools">
        <MarkdownCopy route={permalink} />
        <KeysButton />
        {typeof editUrl === 'string' && <EditThisPage editUrl={editUrl} />}
      </div>
    </>
  );
}
