import type { Rule } from '../rule';
import { everyLogRules } from './every-log';
import { otherGameRules } from './other-games';

/**
 * Every rule except the rows of trouble tables. No page may import this: it bundles both chunks.
 */
export const rules: readonly Rule[] = [...everyLogRules, ...otherGameRules];
