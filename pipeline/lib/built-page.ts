/**
 * A built page: parsed once, asked by CSS selectors, changed by the offsets of its source, so that
 * everything that no step touches stays as Docusaurus wrote it, byte by byte.
 */
import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { escapeHtml } from '../../src/lib/escape-html';
import { Edits } from './edits';

/** Where an element is in the source, as parse5 says it. */
interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
}
interface Location extends Range {
  readonly startTag?: Range;
  readonly endTag?: Range;
  readonly attrs?: Readonly<Record<string, Range>>;
}

/** Route of a page of the build: `a/index.html` is `/a`, `404.html` is `/404`. */
export function routeOf(name: string): string {
  if (name === 'index.html') return '/';
  const end = ['/index.html', '.html'].find((ending) => name.endsWith(ending)) ?? '';
  return `/${name.slice(0, name.length - end.length)}`;
}

export class BuiltPage {
  /** File below the build folder, such as `sftp/index.html`. */
  readonly name: string;
  readonly route: string;
  /** For reading only. */
  readonly $: CheerioAPI;
  readonly edits: Edits;
  readonly #length: number;

  /** @param name file below the build folder */
  constructor(name: string, html: string) {
    this.name = name;
    this.route = routeOf(name);
    this.edits = new Edits(html);
    this.#length = html.length;
    // Without scripts, because what is in `<noscript>` is part of the page then.
    this.$ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  }

  /** An error about this page. */
  problem(message: string): Error {
    return new Error(`${this.name}: ${message}`);
  }

  /** All elements of a selector. */
  all(selector: string): Element[] {
    return this.$<Element, string>(selector).toArray();
  }

  /** The only element of a selector. Throws where there is none, or more than one. */
  one(selector: string): Element {
    const [element, ...more] = this.all(selector);
    if (element === undefined || more.length > 0) {
      const count = element === undefined ? 0 : more.length + 1;
      throw this.problem(`found ${count} of ${selector}, expected 1`);
    }
    return element;
  }

  /** Text of an element, whatever is in it. */
  text(element: Element): string {
    return this.query(element).text();
  }

  query(element: Element): Cheerio<Element> {
    return this.$(element);
  }

  /** HTML inside of an element, with the changes made so far. */
  inner(element: Element): string {
    const { startTag, endTag, endOffset } = this.#location(element);
    return this.edits.slice(startTag?.endOffset ?? endOffset, endTag?.startOffset ?? endOffset);
  }

  /** Sets an attribute, or adds it. */
  setAttribute(element: Element, name: string, value: string): void {
    const text = `${name}="${escapeHtml(value)}"`;
    const at = this.#location(element).attrs?.[name];
    if (at === undefined) this.edits.insert(this.attributesAt(element), ` ${text}`);
    else this.edits.replace(at.startOffset, at.endOffset, text);
  }

  /** Takes an attribute out, or puts another one without a value in its place. */
  removeAttribute(element: Element, name: string, instead = ''): void {
    const at = this.#location(element).attrs?.[name];
    if (at === undefined) throw this.problem(`<${element.name}> has no attribute ${name}`);
    const before = instead === '' ? 1 : 0;
    this.edits.replace(at.startOffset - before, at.endOffset, instead);
  }

  /** Where further attributes of an element can be put. */
  attributesAt(element: Element): number {
    const { startTag, startOffset } = this.#location(element);
    if (startTag === undefined) throw this.problem(`<${element.name}> has no tag`);
    return startOffset + 1 + element.name.length;
  }

  /** Takes an element out. */
  remove(element: Element): void {
    const { startOffset, endOffset } = this.#location(element);
    this.edits.replace(startOffset, endOffset, '');
  }

  /** Puts HTML at the end of the head. */
  appendToHead(html: string): void {
    // Docusaurus leaves the end tag out.
    const end = this.one('head').sourceCodeLocation?.endTag;
    this.edits.insert(end?.startOffset ?? this.#location(this.one('body')).startOffset, html);
  }

  /** Puts HTML at the end of the body. */
  appendToBody(html: string): void {
    const ends = ['body', 'html'].map(
      (name) => this.one(name).sourceCodeLocation?.endTag?.startOffset,
    );
    this.edits.insert(ends.find((end) => end !== undefined) ?? this.#length, html);
  }

  #location(element: Element): Location {
    const location = element.sourceCodeLocation;
    // What the parser adds where the source says nothing.
    if (location == null) throw this.problem(`<${element.name}> does not stand in the source`);
    return location;
  }
}
