/** Arguments of one call: more are too many for some engines. */
const pieceLength = 8_192;

/** Bytes in base64, as data addresses and JSON hold them. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength) {
    text += String.fromCharCode(...bytes.subarray(at, at + pieceLength));
  }
  return btoa(text);
}
