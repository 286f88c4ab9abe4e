/** Turns the rows of a guide's trouble tables into rules, and says why a row gives none. */
import type { InlineCode, Text } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { parseSlug, type GuideSource } from '../../../pipeline/guides';
import { parseMdx } from '../../../pipeline/guides/mdx';
import { getText } from '../../../pipeline/guides/tree';
import {
  listTroubleRows,
  TROUBLE_HEADING,
  type TroubleRow,
} from '../../../pipeline/guides/trouble-tables';
import { resolveInText, type FactTables } from '../../../src/quotes/resolve';
import type { GuideRule } from '../../../src/helpers/log-reader/guide-rows/guide-rule';
import { HINTS, SECTIONS } from './choices';
import { explainRejection, splitLoggedMessage } from './message-parts';

/** A rule with the text of its row. */
export interface RuleWithText extends GuideRule {
  readonly cause: string;
  readonly fix: string;
}

type GuideFile = Pick<GuideSource, 'file' | 'source'>;

/** Longer causes and fixes are cut; the log reader links to the whole row. */
const MAX_TEXT_LENGTH = 400;

/** The guide about lines that healthy servers print. */
const HARMLESS_LINES = '/log-warnings';

/** A cause that calls the message harmless in its first sentence: "The line is harmless." */
const CALLED_HARMLESS = /^(?:Harmless\b|[^.]*\bis harmless\b)/;

/** Words of contrast behind a message, which itself is in order. */
const CONTRAST = /, but (?:nobody|nothing|no|not|still|the)\b/;

/** The rows of the trouble tables of a guide, with facts filled in. */
export function listRows(source: string, tables: FactTables): TroubleRow[] {
  const filledIn = resolveInText(source, tables, () => undefined);
  return listTroubleRows(parseMdx(filledIn));
}

/** The rules of one guide, in row order. */
export function parseRules({ file, source }: GuideFile, tables: FactTables): RuleWithText[] {
  if (!isAboutLogs(file)) return [];
  const route = parseSlug(source) ?? '';
  return listRows(source, tables).flatMap((row) => createRule(row, route) ?? []);
}

function isAboutLogs(file: string): boolean {
  return SECTIONS.some((section) => file.startsWith(section));
}

/** The rule of a row; undefined if no message in its first cell can be searched for. */
function createRule({ row, seen, id }: TroubleRow, route: string): RuleWithText | undefined {
  const [, causeCell, fixCell] = row.children;
  if (causeCell === undefined || fixCell === undefined) return undefined;
  const messages = listMessages(seen).flatMap((written) => {
    const parts = splitLoggedMessage(written);
    return parts === undefined ? [] : [{ written, parts }];
  });
  if (messages.length === 0) return undefined;
  const cause = formatCell(causeCell);
  return {
    route,
    row: id,
    messages: messages.map(({ parts }) => [...parts]),
    cause,
    fix: formatCell(fixCell),
    hint:
      route === HARMLESS_LINES ||
      CALLED_HARMLESS.test(cause) ||
      isContrasted(seen) ||
      messages.some(({ written }) => HINTS.has(written)),
  };
}

/**
 * What a cell has in backticks, without a message that means this only with another one: `A` with
 * `B`. The two may stand on different lines, and a rule sees one.
 */
function listMessages(cell: Node): string[] {
  const messages: string[] = [];
  visit(cell, 'inlineCode', ({ value }: InlineCode, index = 0, parent: Parent | undefined) => {
    const [between, other] = parent?.children.slice(index + 1) ?? [];
    const isConditional =
      between !== undefined && getText(between).trim() === 'with' && other?.type === 'inlineCode';
    if (!isConditional) messages.push(value);
  });
  return messages;
}

/** True if a cell contrasts its message with what a player sees: `Listening …`, but nobody can join. */
function isContrasted(cell: Node): boolean {
  let found = false;
  visit(cell, 'text', ({ value }: Text) => {
    found ||= CONTRAST.test(value);
  });
  return found;
}

function formatCell(cell: Node): string {
  const text = getText(cell).replace(/\s+/g, ' ').trim();
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH - 1)}…`;
}

/** Why rows of a guide give no rule: one line each, with the line in the guide and the fix. */
export function explainRowsWithoutRule(
  { file, source }: GuideFile,
  tables: FactTables,
): readonly string[] {
  const rows = listRows(source, tables);
  if (rows.length === 0) return [`${file}: no table below "${TROUBLE_HEADING}"`];
  if (!isAboutLogs(file)) {
    return [
      `${file}: no row gives a rule: name the guide or its folder in SECTIONS of scripts/lib/log-rules/choices.ts, if its messages stand in logs`,
    ];
  }
  return rows
    .filter((row) => createRule(row, '') === undefined)
    .map((troubleRow) => {
      const line = troubleRow.row.position?.start.line ?? 1;
      const message = getText(troubleRow.seen).trim();
      return `${file}:${line} "${message}": ${explainRow(troubleRow)}`;
    });
}

function explainRow({ row, seen }: TroubleRow): string {
  if (row.children.length < 3) return 'the row needs a message, a cause and a fix';
  const messages = listMessages(seen);
  if (messages.length === 0) return 'nothing in its first cell is in backticks';
  return messages.map(explainRejection).join('; ');
}
