import type { Image } from './parse-image.ts';

/**
 * Whether a picture has its end, by each format's own mark: one that was cut on its way would be stored
 * for good and shown half grey. What stands behind the end (phones put a film there) is let be: nothing
 * of a stored file is ever served as another type.
 */
export function isWholeImage(bytes: Uint8Array, type: Image['type']): boolean {
  switch (type) {
    case 'image/png':
      return holdsAfter(bytes, 24, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
    case 'image/jpeg':
      return endsAsJpeg(bytes);
    case 'image/webp':
      // RIFF says how long it is, without its own eight bytes.
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length;
    case 'image/gif':
      return endsAsGif(bytes);
  }
}

/** The end of the picture, behind the start of its scan: a preview in its header has an end as well. */
function endsAsJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && at + 3 < bytes.length) {
    if (bytes[at + 1] === 0xda) return holdsAfter(bytes, at, [0xff, 0xd9]);
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/** Walks the blocks of a GIF (GIF89a, appendix A) to its trailer. */
function endsAsGif(bytes: Uint8Array): boolean {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return true;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + colours(bytes[at + 9] ?? 0);
    else return false;
    // Blocks of up to 255 bytes, the last one empty.
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return false;
}

function holdsAfter(bytes: Uint8Array, start: number, wanted: readonly number[]): boolean {
  for (let at = bytes.length - wanted.length; at >= start; at -= 1) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
