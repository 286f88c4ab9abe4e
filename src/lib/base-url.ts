/** The bundler's word for the path that the site is below; of a second language `/de/`. */
declare const __webpack_public_path__: string | undefined;

/** The path of the home page in the language of this build, with a slash at its end. */
export const BASE_URL: string =
  typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;

/** The address of a page or file of this language. @param path from the slash on */
export const withBaseUrl = (path: string): string => BASE_URL + path.slice(1);
