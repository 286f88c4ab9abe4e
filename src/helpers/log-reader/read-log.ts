/**
 * Reads a whole text at once, for tests. No page may import this: it bundles the texts of all rows.
 */
import data from './guide-rows/guide-rules.json';
import texts from './guide-rows/guide-texts.json';
import { setGuideMessages } from './guide-rows/guide-messages';
import { createLogReader, withTexts, type LogReport } from './model';
import type { RedactOptions } from './redaction/redact';
import { setRules } from './rules/loaded';
import { everyLogRules } from './rules/chunks/every-log';
import { minecraftRules } from './rules/chunks/minecraft';
import { modLoaderRules } from './rules/chunks/mod-loaders';
import { otherGameRules } from './rules/chunks/other-games';
import { pluginServerRules } from './rules/chunks/plugin-servers';

setGuideMessages(data);
setRules({
  everyLog: everyLogRules,
  minecraft: minecraftRules,
  pluginServers: pluginServerRules,
  modLoaders: modLoaderRules,
  otherGames: otherGameRules,
});

export function readLog(
  text: string,
  options: RedactOptions,
): { report: LogReport; redacted: string } {
  const reader = createLogReader(options);
  const redacted = reader.push(text) + reader.finish();
  return { report: withTexts(reader.report(), texts), redacted };
}
