/**
 * Makes a built page work under a Content-Security-Policy without `unsafe-inline`.
 *
 * In:  a page as Docusaurus wrote it
 * Out: the same page without `style` attributes, and the hash of each inline script, for the policy
 *
 * An unknown style or any event handler stops the build.
 */
import { createHash } from 'node:crypto';
import type { Element } from 'domhandler';
import type { BuiltPage } from '../../lib/built-page';

/** Replacements for style attributes. */
const STYLE_REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  // Docusaurus's icon sprite.
  ['display:none', 'hidden'],
  // Empty lines of code blocks; the line break after them keeps their height.
  ['display:inline-block', ''],
]);

/** `display: none;` as `display:none`. */
const normalizeStyle = (style: string) => style.replaceAll(' ', '').replaceAll(';', '');

/** Removes known styles. Throws if another one or an event handler is left. */
export function replaceInlineStyles(page: BuiltPage): void {
  const elements = page.all('*');
  const forbidden = elements.flatMap((element) => [
    ...replaceAttributes(page, element),
    ...listForbiddenElements(element),
  ]);
  if (forbidden.length > 0) {
    throw page.problem(
      `the Content-Security-Policy forbids style attributes, event handlers and parts that scripts move:\n${forbidden.join('\n')}`,
    );
  }
}

/** Replaces the known styles of an element. Returns the attributes that the policy forbids. */
function replaceAttributes(page: BuiltPage, element: Element): string[] {
  const forbidden: string[] = [];
  for (const [name, value] of Object.entries(element.attribs)) {
    const instead = name === 'style' ? STYLE_REPLACEMENTS.get(normalizeStyle(value)) : undefined;
    if (instead !== undefined) page.removeAttribute(element, name, instead);
    else if (name === 'style' || name.startsWith('on')) {
      forbidden.push(`<${element.name} ${name}="${value}">`);
    }
  }
  return forbidden;
}

/** The element itself, if the policy forbids it. */
function listForbiddenElements({ name, attribs }: Element): string[] {
  if (name === 'style') return ['<style>'];
  const id = attribs['id'] ?? '';
  // React writes it around content that a script will move into place.
  return name === 'template' && id.startsWith('B:')
    ? [`<template id=${id}> (too large a part: make it smaller)`]
    : [];
}

/** `sha256-…` of every inline script of a page; data such as JSON-LD is not executed. */
export function hashInlineScripts(page: BuiltPage): string[] {
  return page
    .all('script:not([src],[type])')
    .map((script) => page.inner(script))
    .filter((text) => text !== '')
    .map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
