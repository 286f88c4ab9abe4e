/**
 * Makes the built pages fit a Content-Security-Policy without `unsafe-inline`.
 *
 * In:  build/**\/*.html as the generator wrote them
 * Out: the same pages without `style` attributes, and the hash of each inline script, by which the
 *      policy allows it.
 *
 * A style attribute or event handler that this step does not know stops the build.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPageScripts } from '../../bundler/route-assets';
import { startAfterText } from '../../bundler/defer-hydration';

/** The generator hides its icon sprite by a style attribute; `hidden` does the same. */
const HIDDEN_STYLE = / style=(?:"display: ?none;?"|display:none)(?=[ >])/g;
/** Empty lines of code blocks; the line break that follows keeps their height. */
const EMPTY_LINE_STYLE = / style=(?:"display: ?inline-block;?"|display:inline-block)(?=>)/g;

/** Without JavaScript no script sets the color mode, so the page carries the default one. */
const DEFAULT_MODE = '<html data-theme="dark" data-theme-choice="dark"';

/** Replaces the known style attributes; reports what is left, with the text around it. */
export function removeStyles(html: string): { html: string; left: string[] } {
  const clean = html
    .replace(HIDDEN_STYLE, ' hidden')
    .replace(EMPTY_LINE_STYLE, '')
    .replace(/<html(?! data-theme)/, DEFAULT_MODE);
  const visible = clean.replace(/<script\b[\s\S]*?<\/script>/g, '');
  if (/<template id="?B:/.test(clean)) {
    return {
      html: clean,
      left: ['<template id=B:…> (a part of the page waits for a script: make it smaller)'],
    };
  }
  const left = [...visible.matchAll(/<[a-z][^<>]*?\s(?:style|on[a-z]+)=[^<>]*>/g)].map(([tag]) =>
    tag.slice(0, 200),
  );
  return { html: clean, left };
}

/** `sha256-…` of every inline script in a page; data blocks such as JSON-LD do not run. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', body = '']) => !/\b(src|type)=/.test(attributes) && body !== '')
    .map(([, , body = '']) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
}

/** Route of a built page: `build/a/index.html` is `/a`, the file for unknown paths is `*`. */
function routeOf(outDir: string, file: string): string {
  const name = path.relative(outDir, file).split(path.sep).join('/');
  return name === '404.html' ? '*' : `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** Every HTML file below a folder. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * Rewrites every page below `outDir`. Throws where a style is left.
 * @returns `sha256-…` of every inline script of the site, sorted
 */
export function finishHtml(outDir: string): string[] {
  const hashes = new Set<string>();
  const scripts = readPageScripts(outDir);
  for (const file of htmlFiles(outDir)) {
    const { html, left } = removeStyles(
      startAfterText(readFileSync(file, 'utf8'), scripts[routeOf(outDir, file)] ?? []),
    );
    if (left.length > 0) {
      throw new Error(
        `${path.relative(outDir, file)}: the Content-Security-Policy forbids style attributes and event handlers:\n${left.join('\n')}`,
      );
    }
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    writeFileSync(file, html);
  }
  return [...hashes].sort();
}
