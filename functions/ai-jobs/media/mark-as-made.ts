import { digitalSourceTypes } from '#contracts/resources/ai-origin.ts';

const encoder = new TextEncoder();
const sourceType = digitalSourceTypes.generated;

type Bytes = Uint8Array<ArrayBuffer>;

function join(...pieces: Uint8Array[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const isAscii = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

const big32 = (value: number) =>
  new Uint8Array([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const little32 = (value: number) => big32(value).reverse();

/**
 * Adds an ID3v2.3 tag to an MP3 that declares it machine-spoken (EU AI Act, article 50(2)). The tag replaces
 * the speech service's own tag, which only names its encoder. The audio frames are unchanged.
 */
export function markSound(mp3: Bytes): Bytes {
  const frames = [
    textFrame('TSSE', 'Lexiloom'),
    textFrame('TXXX', `DigitalSourceType\0${sourceType}`),
    textFrame('TXXX', 'AI\0Spoken by an AI voice'),
  ];
  const body = join(...frames);
  const size = [21, 14, 7, 0].map((bits) => (body.length >> bits) & 0x7f);
  const head = join(encoder.encode('ID3'), new Uint8Array([3, 0, 0, ...size]));
  return join(head, body, mp3.subarray(lengthOfTag(mp3)));
}

/** Returns a text frame in ISO 8859-1, which every player can read. */
function textFrame(id: string, text: string): Bytes {
  const content = join(new Uint8Array([0]), encoder.encode(text));
  return join(encoder.encode(id), big32(content.length), new Uint8Array(2), content);
}

/** Returns the length in bytes of the tag at the start of the file, or 0 if there is no tag. */
function lengthOfTag(bytes: Uint8Array): number {
  if (!isAscii(bytes, 0, 'ID3')) return 0;
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 0x7f), 0);
}

const xmp = encoder.encode(
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmp:CreatorTool="Lexiloom" Iptc4xmpExt:DigitalSourceType="${sourceType}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
);

/**
 * Adds an XMP packet to a picture. Its IPTC DigitalSourceType states that a model drew the picture. Supports
 * PNG, JPEG and WebP, detected by content; returns any other format unchanged.
 */
export function markPicture(bytes: Bytes): Bytes {
  if (isAscii(bytes, 0, '\x89PNG\r\n\x1a\n')) return markPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return markJpeg(bytes);
  if (isAscii(bytes, 0, 'RIFF') && isAscii(bytes, 8, 'WEBP')) return markWebP(bytes);
  return bytes;
}

/** Length in bytes of the PNG signature and the chunk IHDR, which must be the first chunk. */
const pngHead = 8 + 25;

function markPng(bytes: Bytes): Bytes {
  // The header of an iTXt chunk: the keyword, no compression, no language, no translation (PNG, 11.3.3.4; XMP
  // part 3, 1.1.5).
  const keyword = join(encoder.encode('XML:com.adobe.xmp'), new Uint8Array(5));
  const typed = join(encoder.encode('iTXt'), keyword, xmp);
  const chunk = join(big32(typed.length - 4), typed, big32(crc32(typed)));
  return join(bytes.subarray(0, pngHead), chunk, bytes.subarray(pngHead));
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function markJpeg(bytes: Bytes): Bytes {
  const content = join(encoder.encode('http://ns.adobe.com/xap/1.0/\0'), xmp);
  const length = content.length + 2;
  const segment = join(new Uint8Array([0xff, 0xe1, length >> 8, length & 255]), content);
  // If there is a JFIF segment, it must be the first.
  const hasJfif = bytes[2] === 0xff && bytes[3] === 0xe0;
  const at = hasJfif ? 4 + (bytes[4] ?? 0) * 256 + (bytes[5] ?? 0) : 2;
  return join(bytes.subarray(0, at), segment, bytes.subarray(at));
}

const xmpFlag = 0x04;
const alphaFlag = 0x10;

/**
 * Appends the XMP packet after the picture. If the file has no extended header, adds one, because it must
 * declare the packet.
 */
function markWebP(bytes: Bytes): Bytes {
  const padding = new Uint8Array(xmp.length % 2);
  const packet = join(encoder.encode('XMP '), little32(xmp.length), xmp, padding);
  let picture = bytes.slice(12);
  if (isAscii(picture, 0, 'VP8X')) {
    picture[8] = (picture[8] ?? 0) | xmpFlag;
  } else {
    const head = webPHead(picture);
    if (!head) return bytes;
    picture = join(head, picture);
  }
  const size = little32(4 + picture.length + packet.length);
  return join(encoder.encode('RIFF'), size, encoder.encode('WEBP'), picture, packet);
}

/** Creates the extended header for a picture with only one chunk, `VP8 ` or `VP8L`. */
function webPHead(picture: Uint8Array): Bytes | null {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  let flags = xmpFlag;
  let width: number;
  let height: number;
  if (isAscii(picture, 0, 'VP8 ') && picture.length >= 18) {
    width = view.getUint16(14, true) & 0x3fff;
    height = view.getUint16(16, true) & 0x3fff;
  } else if (isAscii(picture, 0, 'VP8L') && picture.length >= 13) {
    const bits = view.getUint32(9, true);
    width = (bits & 0x3fff) + 1;
    height = ((bits >> 14) & 0x3fff) + 1;
    if ((bits >> 28) & 1) flags |= alphaFlag;
  } else {
    return null;
  }
  const [wide, high] = [little32(width - 1).subarray(0, 3), little32(height - 1).subarray(0, 3)];
  return join(encoder.encode('VP8X'), little32(10), new Uint8Array([flags, 0, 0, 0]), wide, high);
}
