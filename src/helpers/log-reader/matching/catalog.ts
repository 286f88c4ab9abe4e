/** Joins everything that the log reader looks for into one set of literals. */
import { compileLiterals, type LiteralSet } from '../lines/literal-search';
import { LIFECYCLE_LITERALS } from '../server/lifecycle';
import type { GuideRule } from '../guide-rows/guide-rule';
import { getGuideMessages } from '../guide-rows/guide-messages';
import { LIST_STARTS } from '../server/owners';
import { createRedactor } from '../redaction/redact';
import type { Rule } from '../rules/rule';
import { listActiveRules } from '../rules/loaded';
import { signs, type Sign } from '../server/software';

export interface RowItem {
  readonly kind: 'row';
  readonly row: GuideRule;
  readonly parts: readonly string[];
}

/** What is collected in addition to findings. */
export type Collected =
  'trace' | 'error' | 'dump' | 'words' | 'plugin' | 'list' | 'exit' | 'lifecycle' | 'end';

export type CatalogItem =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'collect'; readonly what: Collected }
  | RowItem;

interface Catalog {
  readonly literals: LiteralSet;
  /** Indexed by the literal's number. */
  readonly items: readonly CatalogItem[];
}

/** Long enough to be rare, short enough to keep the search table small. */
const MAX_LITERAL = 24;
const PRINTABLE = /[ -~]{4,}/g;

const COLLECTED: Readonly<Record<Collected, readonly string[]>> = {
  // Fabric's name for the game's ReportedException.
  trace: ['Exception', 'Error', 'Throwable', 'net.minecraft.class_148'],
  error: [
    'ERROR',
    ' ERR ',
    ' EXC ',
    'SEVERE',
    'FATAL',
    'Fatal Error',
    'Stacktrace:',
    'Failure message: ',
    '[Error',
    ' Error]',
    ': Error: ',
    '(E): ',
  ],
  dump: ['Current Thread: ', 'Exit trace:'],
  // Without their first letters, which may be capitalized.
  words: [
    'ailed',
    'ailure',
    'rror',
    'xception',
    'annot ',
    "an't ",
    'ould not',
    "ouldn't",
    'nable to',
    'efused',
    'enied',
    'atal',
    'FAIL',
    'anic',
    'bort',
    'rash',
    'illed',
    'egmentation',
    'not found',
    'o such file',
    'not exist',
    'nvalid',
    'issing',
    'orrupt',
    'imed out',
    'nsupported',
    'ncompatible',
    'llegal',
    'ut of memory',
    'ore dumped',
    'WARN',
    'ehler',
    'fehlgeschlagen',
    'rreur',
    'chec',
    'allo',
    '错误',
    '失败',
    '异常',
    '崩溃',
    '錯誤',
    '失敗',
    'エラー',
    '오류',
    '실패',
    'шибка',
    'е удалось',
  ],
  plugin: ['Enabling ', 'Loaded plugin ', 'Enabled plugin '],
  list: LIST_STARTS,
  lifecycle: LIFECYCLE_LITERALS,
  end: [
    'while loading shared lib',
    'terminate called',
    'terminating due to',
    'terminating with',
    ': Assertion ',
    'wine: Unhandled',
    '(core dumped)',
    'Fatal error: ',
    'panic: ',
    'Caught fatal signal',
    'FATAL UNHANDLED',
    'Unhandled exception. ',
    'MultiplayerManager failed',
    'FATAL ERROR: ',
  ],
  exit: [
    'Exit code',
    'Exit Code',
    'exit code',
    'ExitCode',
    'exitCode',
    'exit status',
    'exited with',
    'exit with',
    'xiting abnormally',
    'Out of memory: ',
    'Out of Memory: ',
    'OOMKilled',
  ],
};

/** The longest part of a message that can serve as a literal. */
export function getLongestLiteral(parts: readonly string[]): string {
  const runs = parts.flatMap((part) => part.match(PRINTABLE) ?? []);
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest.slice(0, MAX_LITERAL);
}

let cached: { readonly of: readonly Rule[]; readonly catalog: Catalog } | undefined;

/** Builds the catalog from the loaded rules. */
export function getCatalog(): Catalog {
  const rules = listActiveRules();
  if (cached?.of !== rules) cached = { of: rules, catalog: makeCatalog(rules) };
  return cached.catalog;
}

function makeCatalog(rules: readonly Rule[]): Catalog {
  const literals: string[] = [];
  const items: CatalogItem[] = [];
  const redactor = createRedactor({ coordinates: false });
  const add = (texts: readonly string[], item: CatalogItem): void => {
    for (const text of texts) {
      literals.push(text);
      items.push(item);
    }
  };
  for (const rule of rules) add(rule.literals, { kind: 'rule', rule });
  for (const what of Object.keys(COLLECTED) as Collected[]) {
    add(COLLECTED[what], { kind: 'collect', what });
  }
  for (const sign of signs) add(sign.literals, { kind: 'sign', sign });
  for (const row of getGuideMessages().rules) {
    for (const message of row.messages) {
      // The log reader sees redacted lines, in which a label replaces `127.0.0.1`.
      const parts = message.map((part) => redactor.redact(part));
      add([getLongestLiteral(parts)], { kind: 'row', row, parts });
    }
  }
  return { literals: compileLiterals(literals), items };
}
