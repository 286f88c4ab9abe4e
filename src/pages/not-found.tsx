import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import * as VIEW from '@site/src/theme/NotFound/Content/texts';

/** The not-found page at its own address, which the specification lists. */
export default function NotFoundPage(): ReactNode {
  return (
    <Layout title={VIEW.TITLE}>
      <NotFoundContent />
    </Layout>
  );
}
