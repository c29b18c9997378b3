/**
 * The key of a stored file: SHA-256 of its bytes, or of everything that it is made from, in hex. It
 * holds nothing that a person named. Whoever can guess what a file is made from can compute this key: what
 * the product makes itself has a `secretKey`.
 */
export async function contentKey(of: Uint8Array<ArrayBuffer> | readonly string[]): Promise<string> {
  // JSON keeps the parts apart: ["ab", "c"] and ["a", "bc"] are two things.
  const bytes = of instanceof Uint8Array ? of : new TextEncoder().encode(JSON.stringify(of));
  return inHex(await crypto.subtle.digest('SHA-256', bytes));
}

/**
 * The key of a file that is made from words which can be guessed: HMAC-SHA-256 in hex. With a plain hash a
 * pupil could ask which clip says a word, or whether a dictation is spelt right. The same file has the same
 * key until `secret` changes; files under older keys stay where they are.
 */
export async function secretKey(secret: string, of: readonly string[]): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, [
    'sign',
  ]);
  // The label keeps it apart from everything else that is signed with the same secret.
  const message = bytes.encode(JSON.stringify(['key of a file', ...of]));
  return inHex(await crypto.subtle.sign('HMAC', key, message));
}

const inHex = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
