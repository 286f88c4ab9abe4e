/**
 * Sends a message to an address of the host's own, for example an answer to "Did this help?".
 *
 * As plain text without cookies and without a referrer. Such a request needs no CORS preflight, and
 * its answer cannot be read. Rejects where nothing answered.
 */
export async function postToHost(address: string, message: object): Promise<void> {
  await fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The reader may leave the page at once.
    keepalive: true,
    body: JSON.stringify(message),
  });
}
