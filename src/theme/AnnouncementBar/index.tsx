// Change: the original is white in both modes, with a washed-out button and off-center text, and
// hides a new announcement from those who dismissed the one before until they load another page.
import { useEffect, type ReactNode } from 'react';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';

/** The attribute by which the page's inline script and styles hide the bar until hydration. */
const DISMISSED = 'announcementBarInitiallyDismissed';

/** The operator's announcement (`site.announcement` in provider.config.ts) above all pages. */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  // Once the stored id has been compared, which is before this is true.
  const isKnown = useIsBrowser();
  useEffect(() => {
    // Set before hydration from the stored dismissal alone, which may be of an older announcement.
    if (isKnown && isActive) document.documentElement.dataset[DISMISSED] = 'false';
  }, [isKnown, isActive]);
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
