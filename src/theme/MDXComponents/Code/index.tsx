// Change: inline code only; blocks are colored by pipeline/remark/highlight-code, so no highlighter is loaded.
import type { ComponentProps, ReactNode } from 'react';
import CodeInline from '@theme/CodeInline';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
