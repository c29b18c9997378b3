/** The type of a file, detected from its bytes: its name is not reliable. */
export type FileKind =
  | 'empty'
  | 'docx'
  | 'protected'
  | 'old word'
  | 'spreadsheet'
  | 'presentation'
  | 'open document'
  | 'pages'
  | 'archive'
  | 'pdf'
  | 'rtf'
  | 'picture'
  | 'sound'
  | 'video'
  | 'html'
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  /** Text without a byte order mark, whose encoding must be guessed from the bytes. */
  | 'unmarked'
  | 'no text';

const starts: [FileKind, ...number[]][] = [
  ['pdf', 0x25, 0x50, 0x44, 0x46],
  ['rtf', 0x7b, 0x5c, 0x72, 0x74, 0x66],
  ['picture', 0x89, 0x50, 0x4e, 0x47],
  ['picture', 0xff, 0xd8, 0xff],
  ['picture', 0x47, 0x49, 0x46, 0x38],
  ['picture', 0x49, 0x49, 0x2a, 0x00],
  ['picture', 0x4d, 0x4d, 0x00, 0x2a],
  ['sound', 0x49, 0x44, 0x33],
  ['sound', 0xff, 0xfb],
  ['sound', 0xff, 0xf3],
  ['sound', 0x4f, 0x67, 0x67, 0x53],
  ['sound', 0x66, 0x4c, 0x61, 0x43],
  ['video', 0x1a, 0x45, 0xdf, 0xa3],
  ['archive', 0x1f, 0x8b],
  ['archive', 0x37, 0x7a, 0xbc, 0xaf],
  ['archive', 0x52, 0x61, 0x72, 0x21],
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * Detects the type of a file. Text without a byte order mark is `unmarked`, unless it is certainly UTF-16.
 */
export function sniffFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const startsWith = (...wanted: number[]) => wanted.every((byte, at) => bytes[at] === byte);
  if (startsWith(0x50, 0x4b, 0x03, 0x04)) return archiveKind(bytes);
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) return compoundKind(bytes);
  const at = (start: number) => String.fromCharCode(...bytes.subarray(start, start + 4));
  if (at(0) === 'RIFF') return riffKinds[at(8)] ?? 'no text';
  if (at(4) === 'ftyp') return mediaKind(at(8));
  const known = starts.find(([, ...wanted]) => startsWith(...wanted));
  if (known) return known[0] === 'utf-8' && isHtml(bytes.subarray(3)) ? 'html' : known[0];
  return textKind(bytes);
}

/** RIFF files contain pictures, sounds or films. Their third word (the form type) distinguishes them. */
const riffKinds: Readonly<Record<string, FileKind>> = {
  WEBP: 'picture',
  WAVE: 'sound',
  'AVI ': 'video',
};

/** ISO media files by brand (ISO 14496-12): phone photos, recordings, films. */
function mediaKind(brand: string): FileKind {
  if (/^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])$/.test(brand)) return 'picture';
  return /^(?:M4[ABP] |F4A )$/.test(brand) ? 'sound' : 'video';
}

/** Identifies office documents among ZIP archives: their entry names are not compressed. */
function archiveKind(bytes: Uint8Array): FileKind {
  if (holds(bytes, 'word/document')) return 'docx';
  if (holds(bytes, 'xl/workbook')) return 'spreadsheet';
  if (holds(bytes, 'ppt/presentation') || holds(bytes, 'Index/Slide')) return 'presentation';
  if (holds(bytes, 'application/vnd.oasis.opendocument')) return 'open document';
  if (holds(bytes, 'Index/CalculationEngine')) return 'spreadsheet';
  return holds(bytes, 'Index/Document.iwa') || holds(bytes, 'Index.zip') ? 'pages' : 'archive';
}

/**
 * Identifies files of old Office versions (OLE compound files) by the names of their streams, which are in
 * UTF-16.
 */
function compoundKind(bytes: Uint8Array): FileKind {
  if (holds(bytes, wide('EncryptedPackage'))) return 'protected';
  if (holds(bytes, wide('Workbook')) || holds(bytes, wide('Book'))) return 'spreadsheet';
  return holds(bytes, wide('PowerPoint Document')) ? 'presentation' : 'old word';
}

function textKind(bytes: Uint8Array): FileKind {
  const zeros = zerosByPlace(bytes);
  const half = bytes.length / 2;
  // In most scripts, nearly every second byte of UTF-16 text is zero.
  if (zeros.odd > half * 0.3 && zeros.even < half * 0.02) return 'utf-16le';
  if (zeros.even > half * 0.3 && zeros.odd < half * 0.02) return 'utf-16be';
  // ISO-2022-JP uses ESC to switch to kanji.
  const controls = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b];
  if (bytes.some((byte) => byte < 0x20 && !controls.includes(byte))) return wideKind(bytes);
  return isHtml(bytes) ? 'html' : 'unmarked';
}

/**
 * Returns whether the bytes are a saved page. A saved page starts with its doctype, root or head; a text
 * about tags does not.
 */
function isHtml(bytes: Uint8Array): boolean {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1_000)).trimStart();
  const page =
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|meta|title)\b/i;
  return (
    page.test(start) || /^<(?:p|div|h[1-6]|ul|ol|table|span|article|section)\b[^<>]*>/i.test(start)
  );
}

/**
 * Characters of texts in non-Latin scripts: Greek to Thai, Chinese characters, kana, hangul, their
 * punctuation, ASCII.
 */
const beyondLatin =
  /^[\s\x20-\x7e\xa0-\xbf\u0370-\u0e7f\u2010-\u2026\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef]+$/u;

/**
 * Detects UTF-16 text in non-Latin scripts, which has few zero bytes but contains bytes that no other text
 * contains.
 */
function wideKind(bytes: Uint8Array): FileKind {
  const asWide = (['utf-16le', 'utf-16be'] as const).find((kind) => {
    try {
      return beyondLatin.test(new TextDecoder(kind, { fatal: true }).decode(bytes));
    } catch {
      return false; // an odd number of bytes, or half a character
    }
  });
  return asWide ?? 'no text';
}

function zerosByPlace(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  });
  return zeros;
}

const wide = (letters: string) => Array.from(letters).join('\0');

function holds(bytes: Uint8Array, letters: string): boolean {
  const first = letters.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < letters.length && bytes[at + same] === letters.charCodeAt(same)) same += 1;
    if (same === letters.length) return true;
  }
  return false;
}
