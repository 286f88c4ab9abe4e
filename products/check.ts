/** Checks what the types of records cannot: that their pages, ports and glyphs are right. */
// cspell:ignore mzlhvcsqta
import { existsSync, readFileSync } from 'node:fs';
import { port } from '../src/fact-tables/ports';
import { generalPorts } from '../src/fact-tables/ports.data';
import { formatNearest } from '../src/lib/edit-distance';
import { products } from './all';
import type { Product } from './product';

/** The `d` of an SVG path: starts with a move; then only commands, numbers and what parts them. */
const PATH_DATA = /^\s*m(?:[mzlhvcsqta]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[\s,])*$/i;

/** File and line of a text of a record: `products/rust/index.ts:11`. */
function formatPlace({ id }: Product, text: string): string {
  const file = `products/${id}/index.ts`;
  if (!existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(`'${text}'`) || line.includes(`"${text}"`));
  return at < 0 ? file : `${file}:${at + 1}`;
}

/**
 * What is wrong in the records of products, one line each.
 * @param routes of all pages of the provider; undefined if not all are known, as in a smaller build
 * @param isOffered whether the provider sells a product; the card or link of another one is not shown
 */
export function checkProducts(
  routes: ReadonlySet<string> | undefined,
  isOffered: (id: string) => boolean,
  all: readonly Product[] = products,
): string[] {
  const portFiles = new Map(generalPorts.map(({ id }) => [id, 'facts/lists/ports.yml']));
  return all.flatMap((product) => {
    const { id, card, homeLink, glyph, join = [], ports = [] } = product;
    const wrong: string[] = [];
    for (const { id: name } of ports) {
      const file = `products/${id}/ports.yml`;
      const other = portFiles.get(name);
      if (other !== undefined) {
        wrong.push(
          `${file} ${name} is also a port ${other === file ? 'above' : `in ${other}`}: one would replace the other. Give one of them another id.`,
        );
      }
      portFiles.set(name, file);
    }
    for (const [field, to] of [
      ['card.to', card?.to],
      ['homeLink.to', homeLink?.to],
    ] as const) {
      const [page = ''] = to?.split(/[?#]/) ?? [];
      if (to !== undefined && isOffered(id) && routes?.has(page) === false) {
        wrong.push(
          `${formatPlace(product, to)} ${field} "${to}" is not a page of this site. ${formatNearest(page, routes)}`,
        );
      }
    }
    for (const { port: name } of join.filter((entry) => !Object.hasOwn(port, entry.port))) {
      wrong.push(
        `${formatPlace(product, name)} join: no port is named "${name}". Write the id of a row in products/${id}/ports.yml or facts/lists/ports.yml. ${formatNearest(name, Object.keys(port))}`,
      );
    }
    if (!PATH_DATA.test(glyph)) {
      wrong.push(
        `${formatPlace(product, glyph)} glyph is not the path of an SVG. Write the value of its "d", which starts with M, e.g. M4 4h16v16H4z.`,
      );
    }
    return wrong;
  });
}
