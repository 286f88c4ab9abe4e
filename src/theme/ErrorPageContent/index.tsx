// Change: its own class names (see DocItem/Layout), and the full width for the error.
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
