/**
 * The guides in a form that every generator reads: plain Markdown with the facts filled in, and the
 * list of pages. They are the Markdown copies of a build, so all sites have the same text.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadProvider } from '../../config/load-provider';
import { listGuides } from '../../pipeline/guides';
import { readGuideEntries } from '../../pipeline/front-matter/entries';
import sidebars from '../../sidebars';
import { createFactTables } from '../../src/quotes/tables';

/** One guide. `text` is everything after the title; links to other guides start with a slash. */
export interface PeerGuide {
  readonly route: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
}

/** An entry of the list of pages: a guide or a collapsible group. */
export type ListEntry =
  PeerGuide | { readonly label: string; readonly items: readonly ListEntry[] };

type SidebarEntry = string | { readonly label: string; readonly items: readonly SidebarEntry[] };

/** All guides of a build in sidebar order. @param build folder of the finished site */
export async function readGuideList(build: string): Promise<ListEntry[]> {
  const provider = await loadProvider();
  const guides = readGuideEntries(listGuides('docs'), createFactTables(provider));
  const byId = new Map(
    [...guides].map(([route, { id, frontMatter }]) => [id, { route, frontMatter }]),
  );
  const createEntry = (item: SidebarEntry): ListEntry => {
    if (typeof item !== 'string') return { label: item.label, items: item.items.map(createEntry) };
    const found = byId.get(item);
    if (found === undefined) throw new Error(`The sidebar names an unknown guide: ${item}`);
    const { route, frontMatter } = found;
    const file = `${route === '/' ? '/index' : route}.md`;
    const copy = readFileSync(path.join(build, file), 'utf8');
    const [, ...rest] = copy.split('\n');
    const text = rest.join('\n').replaceAll(`${provider.site.url}/`, '/');
    return {
      route,
      title: frontMatter.title,
      label: frontMatter.sidebar_label ?? frontMatter.title,
      text,
    };
  };
  return (sidebars.docs as readonly SidebarEntry[]).map(createEntry);
}

/** The guides in a list, with its groups flattened. */
export const flattenGuides = (list: readonly ListEntry[]): PeerGuide[] =>
  list.flatMap((entry) => ('items' in entry ? flattenGuides(entry.items) : [entry]));
