// Change: the original is white in both modes, with a washed-out button and off-center text.
import type { ReactNode } from 'react';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';

/** The operator's announcement (`site.announcement` in provider.config.ts) above all pages. */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!isActive || announcementBar === undefined) return null;
  return (
    <div className={ThemeClassNames.announcementBar.container} role="banner">
      <div dangerouslySetInnerHTML={{ __html: announcementBar.content }} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className="clean-btn close"
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
          })}
          onClick={close}
        >
          <IconClose width={14} height={14} strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}
