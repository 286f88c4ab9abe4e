// Change: EnhancedGuide makes the text interactive, and the guide's metadata for the browser
// follows as JSON. In the browser, BuiltText renders built pages instead of this component.
import { useRef, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import { toGuideData } from '@site/src/components/guide/built/data';
import { EnhancedGuide } from '@site/src/components/guide/enhance/EnhancedGuide';

export default function Content({ children }: { children: ReactNode }): ReactNode {
  const doc = useDoc();
  const guide = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={guide} className="theme-doc-markdown markdown">
        <header>
          <Heading as="h1">{doc.metadata.title}</Heading>
        </header>
        <MDXContent>{children}</MDXContent>
      </div>
      {!ExecutionEnvironment.canUseDOM && (
        <script
          type="application/json"
          id="guide-data"
          // `</script>` in a text would end this script.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(toGuideData(doc)).replace(/</g, '\\u003c'),
          }}
        />
      )}
      <EnhancedGuide guide={guide} />
    </div>
  );
}
