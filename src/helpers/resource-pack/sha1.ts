/** Maximum file size for hashing: the browser's SHA-1 needs the whole file in memory. */
export const MAX_HASHED_MB = 512;

/** The browser's SHA-1, in lower-case hexadecimal as resource-pack-sha1 expects it. */
export async function computeSha1(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
