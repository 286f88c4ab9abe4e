/**
 * The part of `path-to-regexp` that react-router uses: a regular expression for a route. Routes of
 * this site are literal paths, or `*` for every path; there are no parameters. Case is significant,
 * as it is on the server; react-router does not let routes ask for that.
 */
export interface PathOptions {
  /** The whole path must match, not only a prefix of its parts. */
  readonly end?: boolean;
  /** A trailing slash is significant. */
  readonly strict?: boolean;
}

/**
 * Compiles a route.
 * @param keys receives the names of the captures
 */
export default function pathToRegexp(
  route: string,
  keys: { name: number }[],
  { end = true, strict = false }: PathOptions = {},
): RegExp {
  if (route === '*') {
    keys.push({ name: 0 });
    return /^(.*)$/;
  }
  const literal = route.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const start = strict ? literal : literal.replace(/\\\/$/, '');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const openEnd = strict && route.endsWith('/') ? '' : '(?=\\/|$)';
  const rest = end ? '$' : openEnd;
  return new RegExp(`^${start}${slash}${rest}`);
}
