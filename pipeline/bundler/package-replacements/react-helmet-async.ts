/**
 * The part of `react-helmet-async` that Docusaurus uses in the browser: components declare tags for
 * the head, and the innermost one wins. Supports `title`, `meta`, `link`, and attributes of `html`
 * and `body`; scripts and styles are forbidden in pages.
 *
 * As in the package, `data-rh` marks the tags that belong to it, and tags that are already right
 * stay in place.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';

type Attributes = Readonly<Record<string, string | undefined>>;

/** What one component declares, or all of them together. */
interface HeadTags {
  title: string | undefined;
  html: Attributes;
  body: Attributes;
  readonly meta: Attributes[];
  readonly link: Attributes[];
}

const MARK = 'data-rh';
/** React's names of attributes that differ from HTML's. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};
/** The attributes that identify a tag; the last of these that it has counts. */
const KEYS = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
};

const heads = new Map<number, ReactNode>();
let count = 0;
let frame = 0;

const createHtmlAttributes = (props: object): Attributes =>
  Object.fromEntries(
    Object.entries(props as Attributes)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [NAMES[name] ?? name, value]),
  );

function collectTags(children: ReactNode, tags: HeadTags): HeadTags {
  Children.forEach(children, (child) => {
    if (!isValidElement<{ children?: string | string[] }>(child)) return;
    const { props, type } = child;
    if (type === Fragment) collectTags(props.children, tags);
    else if (type === 'title') tags.title = [props.children].flat().join('');
    else if (type === 'html' || type === 'body') tags[type] = createHtmlAttributes(props);
    else if (type === 'meta' || type === 'link') tags[type].push(createHtmlAttributes(props));
    else throw new Error(`<${String(type)}> is not known in a head`);
  });
  return tags;
}

/** Two tags of one type with the same identity are one; a tag without an identity is ignored. */
function getTagIdentity(kind: 'meta' | 'link', tag: Attributes): string | undefined {
  const key =
    tag.rel === 'canonical'
      ? 'rel'
      : Object.keys(tag).findLast((name) => KEYS[kind].includes(name));
  const value = key === undefined ? undefined : tag[key];
  return value && `${key} ${value.toLowerCase()}`;
}

/** Tags of all components; for each identity the innermost one wins. */
function mergeTags(kind: 'meta' | 'link', list: readonly HeadTags[]): Attributes[] {
  const seen = new Set<string | undefined>([undefined]);
  return list.reduceRight<Attributes[]>((tags, headTags) => {
    const unseen = headTags[kind].filter((tag) => !seen.has(getTagIdentity(kind, tag)));
    for (const tag of unseen) seen.add(getTagIdentity(kind, tag));
    return [...unseen, ...tags];
  }, []);
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value ?? '';
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

function writeTags(kind: 'meta' | 'link', tags: readonly Attributes[]): void {
  const present = [...document.head.querySelectorAll(`${kind}[${MARK}]`)];
  const added = tags
    .map((tag) => {
      const element = document.createElement(kind);
      setAttributes(element, { ...tag, [MARK]: 'true' });
      return element;
    })
    .filter((element) => {
      const place = present.findIndex((tag) => tag.isEqualNode(element));
      if (place >= 0) present.splice(place, 1);
      return place < 0;
    });
  for (const tag of present) tag.remove();
  document.head.append(...added);
}

/** Names of the attributes that were written, by element, so that stale ones can be removed. */
const written = new Map<Element, string[]>();

function writeAttributes(element: Element, attributes: Attributes): void {
  for (const name of written.get(element) ?? []) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  written.set(element, Object.keys(attributes));
  setAttributes(element, attributes);
}

/** The declarations of all components together, outer ones first. */
export function collectHead(declarations: readonly ReactNode[]): HeadTags {
  const list = declarations.map((children) =>
    collectTags(children, { title: undefined, html: {}, body: {}, meta: [], link: [] }),
  );
  const mergeAttributes = (kind: 'html' | 'body') =>
    Object.assign({}, ...list.map((headTags) => headTags[kind])) as Attributes;
  return {
    title: list.findLast(({ title }) => title !== undefined)?.title,
    html: mergeAttributes('html'),
    body: mergeAttributes('body'),
    meta: mergeTags('meta', list),
    link: mergeTags('link', list),
  };
}

function write(): void {
  const inOrder = [...heads].sort(([one], [other]) => one - other);
  const { title, html, body, meta, link } = collectHead(inOrder.map(([, children]) => children));
  writeAttributes(document.body, body);
  writeAttributes(document.documentElement, html);
  if (title !== undefined && document.title !== title) document.title = title;
  writeTags('link', link);
  writeTags('meta', meta);
}

function scheduleWrite(): void {
  if (!HelmetProvider.canUseDOM) return;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(write);
}

/** Holds the components' declarations; `canUseDOM` is whether the document may be updated. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
HelmetProvider.canUseDOM = typeof document !== 'undefined';

/** A component's declarations for the head, as children. */
export function Helmet({ children }: { children: ReactNode }): null {
  // Outer components render first, while effects run from the inside out.
  const [place] = useState(() => (count += 1));
  useLayoutEffect(() => {
    heads.set(place, children);
    scheduleWrite();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(place);
      scheduleWrite();
    },
    [place],
  );
  return null;
}
