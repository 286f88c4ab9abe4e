/**
 * A count with its noun, in English: `1 port`, `2 ports`, `1,200 entries`.
 * @param many the plural, if it is not the singular with an s
 */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
