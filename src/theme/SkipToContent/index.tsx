// Change: the original focuses itself after every navigation, which forces a layout before the page
// is complete and tells screen readers nothing about the new page. Here the focus moves to the
// heading (src/client/scroll-and-focus.ts).
import type { MouseEvent, ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

const LABEL = translate({
  id: 'theme.common.skipToMainContent',
  message: 'Skip to main content',
});

function skip(event: MouseEvent): void {
  const main =
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(SkipToContentFallbackId);
  if (main === null) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

/** The first stop of the Tab key. Without JavaScript it is a plain link. */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label={LABEL}>
      <a className="skip-link" href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {LABEL}
      </a>
    </div>
  );
}
