import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Provider } from '../src/facts/provider';

/**
 * Loads the provider file: `provider.config.ts`, or the one that PROVIDER_CONFIG names, which is
 * how the re-branding test builds the site for somebody else.
 */
export async function loadProvider(): Promise<Provider> {
  const file = path.resolve(process.env.PROVIDER_CONFIG ?? 'provider.config.ts');
  const loaded = (await import(pathToFileURL(file).href)) as { provider?: Provider };
  if (loaded.provider === undefined) {
    throw new Error(`${file} must export a constant named "provider"`);
  }
  return loaded.provider;
}
