/**
 * A built page, which is parsed once, queried by CSS selectors and edited by source offsets, so
 * that untouched parts stay byte for byte as Docusaurus wrote them.
 */
import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { escapeHtml } from '../../src/lib/escape-html';
import { Edits } from './edits';

/** Where an element is in the source, as parse5 reports it. */
interface OffsetRange {
  readonly startOffset: number;
  readonly endOffset: number;
}
interface ElementLocation extends OffsetRange {
  readonly startTag?: OffsetRange;
  readonly endTag?: OffsetRange;
  readonly attrs?: Readonly<Record<string, OffsetRange>>;
}

/** Route of a page of the build: `a/index.html` is `/a`, `404.html` is `/404`. */
export function getRoute(name: string): string {
  if (name === 'index.html') return '/';
  const end = ['/index.html', '.html'].find((ending) => name.endsWith(ending)) ?? '';
  return `/${name.slice(0, name.length - end.length)}`;
}

export class BuiltPage {
  /** File below the build folder, such as `sftp/index.html`. */
  readonly name: string;
  readonly route: string;
  /** Read only. */
  readonly $: CheerioAPI;
  readonly edits: Edits;
  readonly #length: number;

  /** @param name file below the build folder */
  constructor(name: string, html: string) {
    this.name = name;
    this.route = getRoute(name);
    this.edits = new Edits(html);
    this.#length = html.length;
    // With scripting off, because then the content of `<noscript>` is parsed as HTML.
    this.$ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  }

  /** An error about this page. */
  problem(message: string): Error {
    return new Error(`${this.name}: ${message}`);
  }

  /** All elements that match a selector. */
  all(selector: string): Element[] {
    return this.$<Element, string>(selector).toArray();
  }

  /** The only element that matches a selector. Throws if there is not exactly one. */
  one(selector: string): Element {
    const [element, ...more] = this.all(selector);
    if (element === undefined || more.length > 0) {
      const count = element === undefined ? 0 : more.length + 1;
      throw this.problem(`found ${count} of ${selector}, expected 1`);
    }
    return element;
  }

  /** Text content of an element. */
  text(element: Element): string {
    return this.query(element).text();
  }

  query(element: Element): Cheerio<Element> {
    return this.$(element);
  }

  /** Inner HTML of an element, with the changes made so far. */
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

  /** Removes an attribute, or replaces it with one without a value. */
  removeAttribute(element: Element, name: string, instead = ''): void {
    const at = this.#location(element).attrs?.[name];
    if (at === undefined) throw this.problem(`<${element.name}> has no attribute ${name}`);
    const before = instead === '' ? 1 : 0;
    this.edits.replace(at.startOffset - before, at.endOffset, instead);
  }

  /** Offset at which more attributes of an element can be inserted. */
  attributesAt(element: Element): number {
    const { startTag, startOffset } = this.#location(element);
    if (startTag === undefined) throw this.problem(`<${element.name}> has no tag`);
    return startOffset + 1 + element.name.length;
  }

  /** Removes an element. */
  remove(element: Element): void {
    const { startOffset, endOffset } = this.#location(element);
    this.edits.replace(startOffset, endOffset, '');
  }

  /** Inserts HTML at the end of the head. */
  appendToHead(html: string): void {
    // Docusaurus omits the end tag.
    const end = this.one('head').sourceCodeLocation?.endTag;
    this.edits.insert(end?.startOffset ?? this.#location(this.one('body')).startOffset, html);
  }

  /** Inserts HTML at the end of the body. */
  appendToBody(html: string): void {
    const ends = ['body', 'html'].map(
      (name) => this.one(name).sourceCodeLocation?.endTag?.startOffset,
    );
    this.edits.insert(ends.find((end) => end !== undefined) ?? this.#length, html);
  }

  #location(element: Element): ElementLocation {
    const location = element.sourceCodeLocation;
    // Elements that the parser adds without a source position.
    if (location == null) throw this.problem(`<${element.name}> does not stand in the source`);
    return location;
  }
}
