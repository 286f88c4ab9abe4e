/** The guides of this window, and what they need of the browser. */
import { createText, showFromTop } from './first-view';
import { createGuideStore } from './store';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * The page's Trusted Types policy rejects raw HTML (pipeline/bundler/trusted-types). This policy
 * accepts what the build wrote into the page and its data files, and is used for nothing else.
 */
function toTrustedHtml(html: string): string | TrustedHTML {
  policy ??= (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('guide', {
    createHTML: (text) => text,
  });
  return policy?.createHTML(html) ?? html;
}

/**
 * URL of a guide's data. The name of the folder changes whenever a build changes one of them.
 * @param route such as `/games/rust/wipes`
 */
function getDataUrl(route: string): string {
  const script = document.querySelector<HTMLElement>('script[data-guides]');
  return `${script?.dataset.guides ?? ''}${route.endsWith('/') ? `${route}index` : route}.json`;
}

async function fetchText(route: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(getDataUrl(route), { priority });
  if (!response.ok) throw new Error(`Loading page ${route} failed (${response.status})`);
  return response.text();
}

/** The store of this window. */
export const guideStore = createGuideStore(
  { request: fetchText, createHTML: toTrustedHtml },
  { create: createText, show: showFromTop },
);
