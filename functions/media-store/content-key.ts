/**
 * The key of a stored file: SHA-256 of its bytes, or of everything that it is made from, in hex. It
 * holds nothing that a person named, and cannot be guessed without knowing the content.
 */
export async function contentKey(of: Uint8Array<ArrayBuffer> | readonly string[]): Promise<string> {
  // JSON keeps the parts apart: ["ab", "c"] and ["a", "bc"] are two things.
  const bytes = of instanceof Uint8Array ? of : new TextEncoder().encode(JSON.stringify(of));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
