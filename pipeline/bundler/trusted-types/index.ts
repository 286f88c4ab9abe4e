/**
 * Puts the page's Trusted Types policy (`policy.mjs`) into every page, before any other script, and
 * lets the bundler load its own chunks through a second one, which workers have, too.
 * src/components/guide/built creates a third one for guides. The header that enforces them is in
 * `config/headers.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The script as text; the build strips the comments. */
export function renderPolicyScript(): string {
  return readFileSync(path.join(__dirname, 'policy.mjs'), 'utf8');
}

/** Names of the policies, for the header; the third is for the HTML of guides. */
export const POLICY_NAMES = ['default', 'bundler', 'guide'] as const;

export function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: () => ({ output: { trustedTypes: { policyName: POLICY_NAMES[1] } } }),
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: renderPolicyScript() }] }),
  };
}
