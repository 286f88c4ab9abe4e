/**
 * What react-router asks of `path-to-regexp`: a pattern of a route. Routes of this site are addresses
 * as they are, and `*`, which is every address; parameters are not known.
 */
export interface Options {
  /** The whole address must match; otherwise its first parts are enough. */
  readonly end?: boolean;
  /** A slash at the end counts. */
  readonly strict?: boolean;
  /** Capitals count. */
  readonly sensitive?: boolean;
}

/**
 * The pattern of a route.
 * @param keys gets the names of what the pattern captures
 */
export default function pathToRegexp(
  route: string,
  keys: { name: number }[],
  { end = true, strict = false, sensitive = false }: Options = {},
): RegExp {
  const flags = sensitive ? '' : 'i';
  if (route === '*') {
    keys.push({ name: 0 });
    return new RegExp('^(.*)$', flags);
  }
  const literal = route.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const start = strict ? literal : literal.replace(/\\\/$/, '');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const rest = end ? '$' : strict && route.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${start}${slash}${rest}`, flags);
}
