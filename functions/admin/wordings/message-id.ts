/** Separates the text and the context of a message in its hash. */
const separator = '\u001f';

/**
 * Returns the id of a message, as Lingui computes it: the beginning of a hash. Lingui's own function brings another
 * implementation of SHA-256 into the Worker, 3 KB.
 */
export async function messageIdOf(message: string, context = ''): Promise<string> {
  const bytes = new TextEncoder().encode(`${message}${separator}${context}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 6);
}
