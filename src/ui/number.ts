/** Parses numbers as people type them. Pure. */

/**
 * `5000`, ` 5 000`, `5,000`, `0.5`, `0,5` as a number; NaN for anything else, including empty text.
 * A single comma followed by three digits separates thousands if the number before it can have
 * them; any other single comma is a decimal comma.
 */
export function parseNumber(text: string): number {
  const plain = text.trim().replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '');
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
