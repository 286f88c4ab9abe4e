/** Largest file that is hashed: the browser's SHA-1 wants all of it in memory at once. */
export const MAX_HASHED_MB = 512;

/** SHA-1 by the browser, in lower-case hexadecimal digits as resource-pack-sha1 wants it. */
export async function sha1(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
