/**
 * Languages besides English, from `languages` in provider.config.ts. Each is a site of its own below
 * `/<code>/`, with Docusaurus's folder of translations, `i18n/<code>/`.
 */
import path from 'node:path';
import type { I18nConfig } from '@docusaurus/types';
import type { Provider } from '../src/facts/provider';

/** Guides are written in it; what is not translated is shown in it. */
export const ENGLISH = 'en';

/** One language of a build. */
export interface Language {
  /** As in the `lang` attribute. */
  readonly code: string;
  readonly label: string;
  /** Path of its home page, with a slash at its end. */
  readonly base: string;
  /** Folder of its translations; undefined for English. */
  readonly folder?: string;
  /** Folder of its guides, by the paths that they have in `docs/`; undefined for English. */
  readonly guides?: string;
}

/** Where translations are; tests have them elsewhere. */
const i18nFolder = () => process.env.I18N_DIR ?? 'i18n';

/** All languages of a host, English first. */
export function languagesOf({ languages = {} }: Pick<Provider, 'languages'>): Language[] {
  return [
    { code: ENGLISH, label: 'English', base: '/' },
    ...Object.entries(languages).map(([code, { label }]) => {
      const folder = path.posix.join(i18nFolder(), code);
      const guides = path.posix.join(folder, 'docusaurus-plugin-content-docs/current');
      return { code, label, base: `/${code}/`, folder, guides };
    }),
  ];
}

/** Code of the language that Docusaurus builds right now. */
export function currentCode(): string {
  const code = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // `docusaurus start` without `--locale` writes no language into it, which Node makes a text.
  return code === undefined || code === 'undefined' ? ENGLISH : code;
}

/** The language that Docusaurus builds right now. Throws where provider.config.ts does not have it. */
export function currentLanguage(provider: Pick<Provider, 'languages'>): Language {
  const language = languagesOf(provider).find(({ code }) => code === currentCode());
  if (language !== undefined) return language;
  throw new Error(`provider.config.ts has no language "${currentCode()}": add it to languages.`);
}

/** What Docusaurus is told about languages. */
export function i18nConfig(provider: Pick<Provider, 'languages'>): Partial<I18nConfig> & {
  defaultLocale: string;
  locales: [string, ...string[]];
} {
  const [english, ...others] = languagesOf(provider);
  if (others.length === 0) return { defaultLocale: ENGLISH, locales: [ENGLISH] };
  return {
    defaultLocale: ENGLISH,
    locales: [ENGLISH, ...others.map(({ code }) => code)],
    path: i18nFolder(),
    localeConfigs: Object.fromEntries(
      [english, ...others].flatMap((one) => (one ? [[one.code, { label: one.label }]] : [])),
    ),
  };
}

/** The provider with the address of a language: what is written there leads there. */
export function providerIn(provider: Provider, { base }: Language): Provider {
  const url = provider.site.url + base.replace(/\/$/, '');
  return { ...provider, site: { ...provider.site, url } };
}
