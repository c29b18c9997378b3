/** The properties of a picture, parsed from its first bytes. */
export interface Image {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  width: number;
  height: number;
}

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * Parses the type and size of a PNG, JPEG, WebP or GIF from the file's own header, because the file name and
 * the declared type prove nothing. Null for all other files. This includes SVG, because an SVG can contain a
 * script.
 */
export function parseImage(bytes: Uint8Array): Image | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(bytes, 12, 4) === 'IHDR') {
      return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) {
      const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
      return { type: 'image/gif', width, height };
    }
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP')
      return parseWebP(bytes, view);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return parseJpeg(bytes, view);
  } catch (error) {
    // A truncated header is not a picture.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

function parseWebP(bytes: Uint8Array, view: DataView): Image | null {
  const type = 'image/webp';
  const kind = ascii(bytes, 12, 4);
  if (kind === 'VP8X') {
    const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
    return { type, width: three(24) + 1, height: three(27) + 1 };
  }
  if (kind === 'VP8 ') {
    const size = (at: number) => view.getUint16(at, true) & 0x3fff;
    return { type, width: size(26), height: size(28) };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return null;
}

/**
 * Walks the segments to the frame header. This is one of the markers SOF0 to SOF15, except for three markers
 * in that range that have another meaning.
 */
function parseJpeg(bytes: Uint8Array, view: DataView): Image | null {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/**
 * True if a picture is complete, that is, if it has the end marker of its format. A picture truncated in
 * transit would otherwise be stored forever and shown half grey. Data after the end marker is ignored,
 * because phones append a video there. This is safe, because a stored file is never served as another type.
 */
export function isWholeImage(bytes: Uint8Array, type: Image['type']): boolean {
  switch (type) {
    case 'image/png':
      return holdsAfter(bytes, 24, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
    case 'image/jpeg':
      return endsAsJpeg(bytes);
    case 'image/webp':
      // The RIFF header contains the file's length, excluding the first eight bytes.
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length;
    case 'image/gif':
      return endsAsGif(bytes);
  }
}

/**
 * True if the end marker follows the start of scan. The position matters because a preview in the header also
 * has an end marker.
 */
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
    // Skip blocks of up to 255 bytes; the last block is empty.
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
