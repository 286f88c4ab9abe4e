/**
 * Starts the application in steps. The browser's entry is `entry.ts` here instead of Docusaurus's,
 * which it runs last. Development and the server's build keep Docusaurus's entry.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The browser's entry. */
export const ENTRY = path.join(__dirname, 'entry.ts');

export function stagedStart(): Plugin {
  return {
    name: 'staged-start',
    configureWebpack: (_config, isServer) => {
      const isPublished = !isServer && process.env.NODE_ENV === 'production';
      return isPublished ? { entry: ENTRY } : {};
    },
  };
}
