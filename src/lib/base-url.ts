/** Exports the public path, as the bundler inserts it; for a second language it is `/de/`. */
declare const __webpack_public_path__: string | undefined;

/** The path of the home page in the language of this build, with a trailing slash. */
export const BASE_URL: string =
  typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;

/** The address of a page or file in this language. @param path with a leading slash */
export const withBaseUrl = (path: string): string => BASE_URL + path.slice(1);
