/**
 * Defines how the files of a build are served, for `npm start` and for every file in `hosting/`.
 * Plain JavaScript, because the server reads it without a compiler. Security headers: `headers.ts`.
 */

/** Content type by file extension; a build with any other extension stops (`pipeline/files/host-files`). */
export const CONTENT_TYPES = Object.freeze({
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
});

/** Every file name below this folder contains a content hash, so it can be cached forever. */
export const HASHED_FOLDER = '/assets/';

/** `Cache-Control` of hashed files, and of all others: cached, but revalidated on every visit. */
export const CACHE = Object.freeze({
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
});

/** Files of a build that have no URL: settings for web hosts, and the compressed copies. */
export const HIDDEN_FILES = '^/(_headers|_redirects)$|\\.(br|gz)$';
