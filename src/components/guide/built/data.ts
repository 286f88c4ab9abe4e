/**
 * The data file of a guide: what the build writes and the next page reads in place of its module.
 */
import type { DocContextValue } from '@docusaurus/plugin-content-docs/client';

/** What the page around a guide's text needs to know about the guide, JSON-serializable. */
export interface GuideData {
  readonly metadata: Partial<DocContextValue['metadata']>;
  readonly toc: DocContextValue['toc'];
}

/** Shape of the data files. */
export interface GuideDataFile extends GuideData {
  readonly html: string;
}

const METADATA = [
  'id',
  'title',
  'description',
  'permalink',
  'editUrl',
  'unlisted',
  'previous',
  'next',
] as const satisfies readonly (keyof DocContextValue['metadata'])[];

const FRONT_MATTER = [
  'draft',
  'unlisted',
  'hide_table_of_contents',
] as const satisfies readonly (keyof DocContextValue['frontMatter'])[];

const isLeftOut = (value: unknown) => value === undefined || value === false;

/** The named properties of an object, without empty ones. */
function pick<T extends object>(source: T, keys: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(
    keys.filter((key) => !isLeftOut(source[key])).map((key) => [key, source[key]]),
  ) as Partial<T>;
}

/** The part of Docusaurus's metadata for a guide that its page reads. */
export function toGuideData({ metadata, frontMatter, toc }: DocContextValue): GuideData {
  return {
    metadata: {
      ...pick(metadata, METADATA),
      frontMatter: pick(frontMatter, FRONT_MATTER),
    },
    toc: toc.map(({ value, id, level }) => ({ value, id, level })),
  };
}
