/**
 * Every Markdown transform of a guide, in the order in which they run. `after` says which ones a
 * transform needs to have run before it, and why; between transforms without such a tie the order
 * has no meaning. `index.test.ts` proves both on guides.
 *
 * A new transform: find what it reads among the reasons, name those transforms in its `after`, and
 * put it anywhere behind them.
 */
import type { Features } from '../../src/provider/features';
import type { FactTables } from '../../src/quotes/resolve';
import type { Texts } from '../texts';
import { remarkCodePlace } from './code-place';
import { remarkFeatures } from './features';
import { remarkFigure } from './figure';
import { remarkFold } from './fold';
import { remarkGuideHeader } from './guide-header';
import { remarkHighlightCode } from './highlight-code';
import { remarkInternalLinks } from './internal-links';
import { remarkLineBreaks } from './line-breaks';
import type { GuideTransform } from './order';
import { remarkProductCards } from './product-cards';
import { remarkQuotedFacts } from './quoted-facts';
import { remarkSources } from './sources';
import { remarkStackedTable } from './stacked-table';
import { remarkTranslatedAnchors, type TranslateAnchor } from './translated-anchors';
import { remarkTroubleTable } from './trouble-table';
import { remarkUntranslated } from './untranslated';
import { remarkUtcTimes } from './utc-times';

/** What the transforms need to know about the site and its language. */
export interface TransformOptions {
  readonly features: Features;
  /** Routes and sections that this site lacks. */
  readonly absentTargets: ReadonlySet<string>;
  readonly tables: FactTables;
  /** Whether a page has this route, without a trailing slash. */
  readonly isRoute: (route: string) => boolean;
  readonly texts: Texts;
  /** Code of the language that `texts` are in. */
  readonly textsLanguage: string;
  /** Texts for a guide by its file; an untranslated guide gets English ones. */
  readonly textsFor: (file: string) => Texts;
  readonly isTranslated: (file: string) => boolean;
  readonly anchorFor: TranslateAnchor;
  /** The file whose evidence applies to a guide. */
  readonly originalOf: (file: string) => string;
}

/** The transforms for one language of the site. */
export function createGuideTransforms(options: TransformOptions): readonly GuideTransform[] {
  return [
    ...listWordTransforms(options),
    ...listFrameTransforms(options),
    ...listFormTransforms(options),
  ];
}

/** Decide what a guide says: its parts, facts and addresses. */
function listWordTransforms(options: TransformOptions): GuideTransform[] {
  const { features, textsFor, isRoute, isTranslated } = options;
  return [
    { name: 'product-cards', after: {}, plugin: () => remarkProductCards({ features, textsFor }) },
    {
      name: 'features',
      after: { 'product-cards': 'it takes out cards that lead to absent guides' },
      plugin: () => remarkFeatures({ features, absentTargets: options.absentTargets }),
    },
    {
      name: 'quoted-facts',
      after: { features: 'quotes and glossary terms in parts that are taken out do not count' },
      plugin: () => remarkQuotedFacts({ tables: options.tables, isRoute, textsFor }),
    },
    {
      name: 'translated-anchors',
      after: { 'quoted-facts': 'addresses of links may hold quotes' },
      plugin: () => remarkTranslatedAnchors({ isTranslated, anchorFor: options.anchorFor }),
    },
  ];
}

/** Add what stands above and below each guide. */
function listFrameTransforms(options: TransformOptions): GuideTransform[] {
  const { features, textsFor, isTranslated } = options;
  return [
    { name: 'guide-header', after: {}, plugin: () => remarkGuideHeader({ textsFor, features }) },
    {
      name: 'untranslated',
      after: { 'guide-header': 'its note stands above the header' },
      plugin: () =>
        remarkUntranslated({ language: options.textsLanguage, texts: options.texts, isTranslated }),
    },
    {
      name: 'sources',
      after: {
        features: 'a section that is taken out ends with the guide',
        'quoted-facts': 'the list stands below the glossary notes',
      },
      plugin: () => remarkSources({ textsFor, originalOf: options.originalOf, features }),
    },
  ];
}

/** Give the parts of a guide their HTML, or check them. */
function listFormTransforms({ textsFor, isRoute }: TransformOptions): GuideTransform[] {
  return [
    {
      name: 'fold',
      after: { 'quoted-facts': 'a quote in its title becomes plain words there' },
      plugin: () => remarkFold(),
    },
    {
      name: 'figure',
      after: { 'quoted-facts': 'alternative texts and captions may hold quotes' },
      plugin: () => remarkFigure(),
    },
    {
      name: 'utc-times',
      after: {
        'quoted-facts': 'most times are quotes',
        fold: 'the title of a fold, an attribute until then, may hold a time',
      },
      plugin: () => remarkUtcTimes(),
    },
    { name: 'code-place', after: {}, plugin: () => remarkCodePlace({ textsFor }) },
    {
      name: 'highlight-code',
      after: {
        'quoted-facts': 'code may hold quotes',
        'code-place': 'it reads the words behind the fence, which highlighting drops',
      },
      plugin: () => remarkHighlightCode(),
    },
    {
      name: 'trouble-table',
      after: { 'quoted-facts': 'the id of a row is made of its message, which may hold quotes' },
      plugin: () => remarkTroubleTable({ textsFor }),
    },
    {
      name: 'stacked-table',
      after: {
        'quoted-facts': 'headers of columns, which it copies into each cell, may hold quotes',
      },
      plugin: () => remarkStackedTable(),
    },
    {
      name: 'internal-links',
      after: {
        features: 'links to absent guides become words',
        'quoted-facts': 'addresses of links may hold quotes',
      },
      plugin: () => remarkInternalLinks({ isRoute }),
    },
    {
      name: 'line-breaks',
      after: { 'quoted-facts': 'it copies the text of code, which may hold quotes' },
      plugin: () => remarkLineBreaks(),
    },
  ];
}
