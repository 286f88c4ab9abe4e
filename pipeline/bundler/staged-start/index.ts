/** Starts the application in steps: `entry.ts` in place of Docusaurus's entry, which it runs last. */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The browser's entry. */
export const ENTRY = path.join(__dirname, 'entry.ts');

export function stagedStart(): Plugin {
  return {
    name: 'staged-start',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : { entry: ENTRY },
  };
}
