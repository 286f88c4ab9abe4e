/**
 * Loads guides in the browser. Their text is HTML that the build wrote, never code. The first guide
 * comes with its page; each later one is a data file, written by pipeline/pages/guide-data.
 */
import type { GuideData } from './data';
import type { GuideModule } from './loaded-guides';
import { guideStore } from './window-store';

/** Keeps the guide in the built page, which is then never requested. Must run before hydration. */
export function keepGuideOfPage(): void {
  const data = document.getElementById('guide-data')?.textContent;
  const html = document.querySelector('.theme-doc-markdown')?.innerHTML;
  if (data == null || html === undefined) return;
  const metadata = JSON.parse(data) as GuideData['metadata'];
  guideStore.loaded.keep(metadata.permalink as string, { metadata, toc: readContents(), html });
}

/** The contents list in the page, which has the same content as the guide's data. */
function readContents(): GuideData['toc'] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a');
  return [...links].map((link) => ({
    value: link.innerHTML,
    id: decodeURIComponent(link.hash.slice(1)),
    // A nested list item is a heading of level 3; the theme shows two levels.
    level: link.closest('li li') === null ? 2 : 3,
  }));
}

/**
 * Loads a guide in the form of its Docusaurus module.
 * @throws if its data cannot be fetched; the next call tries again
 */
export async function loadGuide(route: string): Promise<{ readonly default: GuideModule }> {
  return { default: await guideStore.loaded.load(route) };
}
