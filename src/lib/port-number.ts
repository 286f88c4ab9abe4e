/** Parses a port, 1 to 65535, written only in digits; undefined for any other text. */
export function parsePort(text: string): number | undefined {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= 65_535 ? value : undefined;
}
