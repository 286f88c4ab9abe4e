// Change: exposes whether the list is expanded, for styles and screen readers.
import type { ReactNode } from 'react';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import Translate from '@docusaurus/Translate';

export default function CollapseButton({ collapsed, ...props }: Props): ReactNode {
  return (
    <button type="button" {...props} className="clean-btn" aria-expanded={!collapsed}>
      <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
    </button>
  );
}
