/** What the first bytes of a picture say. */
export interface Image {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  width: number;
  height: number;
}

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * Reads kind and size of a PNG, JPEG, WebP or GIF from its own header; the name and the announced type
 * prove nothing. Null for everything else, SVG among it: a drawing that can hold a script.
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
    // A header that ends too early is no picture.
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

/** Walks the segments to the frame header (SOF0 to SOF15, without the three that are none). */
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
