// Change: the text is made live by EnhancedGuide, and what the browser must know about the guide is
// behind it as data. Browsers show built pages with BuiltText instead of this.
import { useRef, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import { dataOf } from '@site/src/components/guide/built/data';
import { EnhancedGuide } from '@site/src/components/guide/enhance/EnhancedGuide';

export default function Content({ children }: { children: ReactNode }): ReactNode {
  const doc = useDoc();
  const text = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={text} className="theme-doc-markdown markdown">
        <header>
          <Heading as="h1">{doc.metadata.title}</Heading>
        </header>
        <MDXContent>{children}</MDXContent>
      </div>
      {!ExecutionEnvironment.canUseDOM && (
        <script
          type="application/json"
          id="guide-data"
          // A text that ends a script would end this one.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(dataOf(doc)).replace(/</g, '\\u003c') }}
        />
      )}
      <EnhancedGuide text={text} />
    </div>
  );
}
