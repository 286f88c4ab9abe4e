// Change: a crash of the shell shows the same message as a crash inside it; Docusaurus's fallback
// has its own title and styles.
import type { ReactNode } from 'react';
import { resumeHelmet } from '@site/src/client/defer-helmet';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { PAGE_ERROR } from '@site/src/components/shell/texts';

/** Rendered by the outermost error boundary, without the shell, because the shell is what broke. */
export default function CrashPage({ error, tryAgain }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  // A page that crashes during hydration never reports that it is hydrated.
  resumeHelmet();
  return (
    <>
      <Head>
        <html lang={i18n.currentLocale} />
        <title>{PAGE_ERROR}</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
