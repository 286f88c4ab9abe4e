/** An identity loader that makes a guide depend on its evidence file. */
import { existsSync } from 'node:fs';

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function addEvidenceDependency(source) {
  const evidence = this.resourcePath.replace(/\.mdx$/, '.evidence.yml');
  if (existsSync(evidence)) this.addDependency(evidence);
  else this.addMissingDependency(evidence);
  return source;
}
