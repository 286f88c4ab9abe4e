/** A port in digits and nothing else, 1 to 65535; undefined for any other text. */
export function readPort(text: string): number | undefined {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= 65_535 ? value : undefined;
}
