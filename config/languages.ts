/**
 * The site's languages: English, and `languages` of provider.config.ts. Each of those has its own
 * site below `/<code>/` and Docusaurus's translations in `i18n/<code>/`.
 */
import path from 'node:path';
import type { I18nConfig } from '@docusaurus/types';
import type { Provider } from '../src/provider/schema';

/** The language of the guides, and the fallback for what is not translated. */
export const ENGLISH = 'en';

/** One language of a build. */
export interface Language {
  /** As in the `lang` attribute. */
  readonly code: string;
  readonly label: string;
  /** Path of its home page, with a trailing slash. */
  readonly base: string;
  /** Folder of its translations; undefined for English. */
  readonly folder?: string;
  /** Folder of its guides, at the same paths as in `docs/`; undefined for English. */
  readonly guides?: string;
}

/** Where translations are; tests use another folder. */
const getI18nFolder = () => process.env.I18N_DIR ?? 'i18n';

/** All languages of a provider, English first. */
export function listLanguages({ languages = {} }: Pick<Provider, 'languages'>): Language[] {
  return [
    { code: ENGLISH, label: 'English', base: '/' },
    ...Object.entries(languages).map(([code, { label }]) => {
      const folder = path.posix.join(getI18nFolder(), code);
      const guides = path.posix.join(folder, 'docusaurus-plugin-content-docs/current');
      return { code, label, base: `/${code}/`, folder, guides };
    }),
  ];
}

/** Code of the language that Docusaurus is building. */
export function getCurrentLanguageCode(): string {
  const code = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // `docusaurus start` without `--locale` sets the variable to undefined, which Node turns into
  // text.
  return code === undefined || code === 'undefined' ? ENGLISH : code;
}

/** The language that Docusaurus is building. Throws if it is not in provider.config.ts. */
export function getCurrentLanguage(provider: Pick<Provider, 'languages'>): Language {
  const language = listLanguages(provider).find(({ code }) => code === getCurrentLanguageCode());
  if (language !== undefined) return language;
  throw new Error(
    `provider.config.ts has no language "${getCurrentLanguageCode()}": add it to languages.`,
  );
}

/** Docusaurus's `i18n` option. */
export function createI18nConfig(provider: Pick<Provider, 'languages'>): Partial<I18nConfig> & {
  defaultLocale: string;
  locales: [string, ...string[]];
} {
  const [english, ...others] = listLanguages(provider);
  if (others.length === 0) return { defaultLocale: ENGLISH, locales: [ENGLISH] };
  return {
    defaultLocale: ENGLISH,
    locales: [ENGLISH, ...others.map(({ code }) => code)],
    path: getI18nFolder(),
    localeConfigs: Object.fromEntries(
      [english, ...others].flatMap((language) =>
        language ? [[language.code, { label: language.label }]] : [],
      ),
    ),
  };
}

/** The provider with its site URL in this language, so that links lead to the language's own pages. */
export function localizeProvider(provider: Provider, { base }: Language): Provider {
  const url = provider.site.url + base.replace(/\/$/, '');
  return { ...provider, site: { ...provider.site, url } };
}
