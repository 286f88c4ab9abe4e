/** Facts about Rust that code reads, validated against `facts.yml` and `ports.yml`. */
import * as z from 'zod';
import { requireFacts, readFacts } from '../../src/fact-files/files';
import { readPorts } from '../../src/fact-tables/port-rows';

export const ports = readPorts('products/rust/ports.yml');

const FACTS = 'products/rust/facts.yml';

/** Facts for the wipe calendar. */
export const rust = requireFacts(FACTS, {
  forcedWipeDay: z.string(),
  forcedWipeTime: z.string(),
  forcedWipeZone: z.string(),
  forcedWipeUtcSummer: z.string(),
  forcedWipeUtcWinter: z.string(),
  forcedWipeDelay: z.string(),
});
/** The day on which the rule for wipes was last verified. */
export const wipeRuleRead = readFacts(FACTS)['forcedWipeDay']?.checked ?? '';
