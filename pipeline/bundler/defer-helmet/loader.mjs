/** Where react-helmet-async 1.3.0 hands what all parts want, `o`, to the page. */
const HANDS_OVER = '.canUseDOM?(e=o,';

/**
 * In:  `x.canUseDOM?(e=o,…`
 * Out: the same, but only since the generator has said once that the page is live
 * @param {string} source
 * @throws where the library has another form
 */
export default function waitUntilLive(source) {
  const [before, after, ...more] = source.split(HANDS_OVER);
  const name = /([\w$]+)$/.exec(before ?? '')?.[1];
  if (before === undefined || after === undefined || name === undefined || more.length > 0) {
    throw new Error(
      'react-helmet-async has changed: look where it calls cancelAnimationFrame and adapt pipeline/bundler/defer-helmet',
    );
  }
  const condition = `${name}.canUseDOM&&!(isLive=isLive||o.htmlAttributes["data-has-hydrated"]===true)?0:`;
  return `let isLive=false;${before.slice(0, -name.length)}${condition}${name}${HANDS_OVER}${after}`;
}
