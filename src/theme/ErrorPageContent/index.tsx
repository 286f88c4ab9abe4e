// Change: classes of its own (see DocItem/Layout), and the whole width for what happened.
import type { ReactNode } from 'react';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Error';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="container margin-vert--xl crash-page">
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <div className="crash-page__error">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
