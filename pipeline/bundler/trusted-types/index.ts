/**
 * Puts the page's Trusted Types policy (`policy.mjs`) into every page, before any other script, and
 * lets the bundler load its own chunks by a second one, which workers have as well. A third is made
 * where guides are shown (src/components/guide/built). The header that enforces them is in `config/headers.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The script as text; the build takes the comments out. */
export function policyScript(): string {
  return readFileSync(path.join(__dirname, 'policy.mjs'), 'utf8');
}

/** Names of the policies, as the header lists them; the third is for the HTML of guides. */
export const POLICY_NAMES = ['default', 'bundler', 'guide'] as const;

/** The Docusaurus plugin. */
export function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: () => ({ output: { trustedTypes: { policyName: POLICY_NAMES[1] } } }),
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: policyScript() }] }),
  };
}
