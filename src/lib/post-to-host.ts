/**
 * Sends a message to the provider's own endpoint, such as an answer to "Did this help?".
 *
 * As plain text without cookies or referrer: such a request needs no CORS preflight, and its
 * response is opaque. Rejects if nothing responded.
 */
export async function postToHost(address: string, message: object): Promise<void> {
  await fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The reader may leave the page immediately.
    keepalive: true,
    body: JSON.stringify(message),
  });
}
