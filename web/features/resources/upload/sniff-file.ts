/** What a file is, told by its bytes: its name may say anything. */
export type FileKind =
  | 'empty'
  | 'docx'
  | 'protected'
  | 'old word'
  | 'spreadsheet'
  | 'presentation'
  | 'open document'
  | 'archive'
  | 'pdf'
  | 'rtf'
  | 'picture'
  | 'sound'
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  /** Western European, one byte a letter: Latin-1 and what Windows made of it. */
  | 'windows-1252'
  | 'no text';

const starts: [FileKind, ...number[]][] = [
  ['pdf', 0x25, 0x50, 0x44, 0x46],
  ['rtf', 0x7b, 0x5c, 0x72, 0x74, 0x66],
  ['picture', 0x89, 0x50, 0x4e, 0x47],
  ['picture', 0xff, 0xd8, 0xff],
  ['picture', 0x47, 0x49, 0x46, 0x38],
  ['picture', 0x52, 0x49, 0x46, 0x46],
  ['sound', 0x49, 0x44, 0x33],
  ['sound', 0xff, 0xfb],
  ['sound', 0xff, 0xf3],
  ['sound', 0x4f, 0x67, 0x67, 0x53],
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Tells what a file is. A text without a mark of its encoding is taken for the likeliest one. */
export function sniffFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const startsWith = (...wanted: number[]) => wanted.every((byte, at) => bytes[at] === byte);
  if (startsWith(0x50, 0x4b, 0x03, 0x04)) return archiveKind(bytes);
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) {
    return holds(bytes, wide('EncryptedPackage')) ? 'protected' : 'old word';
  }
  const known = starts.find(([, ...wanted]) => startsWith(...wanted));
  return known ? known[0] : textKind(bytes);
}

/** A Word file, and what looks like one from outside: they name their parts in clear. */
function archiveKind(bytes: Uint8Array): FileKind {
  if (holds(bytes, 'word/document')) return 'docx';
  if (holds(bytes, 'xl/workbook')) return 'spreadsheet';
  if (holds(bytes, 'ppt/presentation')) return 'presentation';
  return holds(bytes, 'application/vnd.oasis.opendocument') ? 'open document' : 'archive';
}

function textKind(bytes: Uint8Array): FileKind {
  const zeros = zerosByPlace(bytes);
  const half = bytes.length / 2;
  // In most scripts every second byte of UTF-16 is nought, or nearly so.
  if (zeros.odd > half * 0.3 && zeros.even < half * 0.02) return 'utf-16le';
  if (zeros.even > half * 0.3 && zeros.odd < half * 0.02) return 'utf-16be';
  if (bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a].includes(byte))) {
    return wideKind(bytes);
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Whether hardly a letter is broken: a file that was cut off loses its last one, not its encoding. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (broken === 0) return true;
  const sound = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return broken * 4 <= sound;
}

/**
 * What texts in scripts beyond the Latin one are written with: Greek to Thai, Chinese characters, kana,
 * hangul, their marks, ASCII.
 */
const beyondLatin =
  /^[\s\x20-\x7e\xa0-\xbf\u0370-\u0e7f\u2010-\u2026\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef]+$/u;

/** Such a text in UTF-16 has few noughts, but bytes that no other text holds. */
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
