import { expect, test } from 'vitest';
import { type FileKind, sniffFile } from './sniff-file.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zip = (part: string) => latin(`PK\x03\x04${'x'.repeat(22)}${part}`);
const wide = (text: string) => Array.from(text).join('\0');

test.each<[string, Uint8Array, FileKind]>([
  ['a photo from an iPhone', latin('\0\0\0\x18ftypheic\0\0\0\0heic'), 'picture'],
  ['a photo in AVIF', latin('\0\0\0\x18ftypavif'), 'picture'],
  ['a recording from a phone', latin('\0\0\0\x18ftypM4A '), 'sound'],
  ['a video in MP4', latin('\0\0\0\x18ftypisom'), 'video'],
  ['a picture in WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'picture'],
  ['audio in WAVE', latin('RIFF\x10\0\0\0WAVEfmt '), 'sound'],
  ['a video in AVI', latin('RIFF\x10\0\0\0AVI LIST'), 'video'],
  ['a Pages document', zip('Index/Document.iwa'), 'pages'],
  ['a Keynote presentation', zip('Index/Slide-1.iwa'), 'presentation'],
  ['a Numbers spreadsheet', zip('Index/CalculationEngine.iwa'), 'spreadsheet'],
  ['an old Excel file', latin(`\xd0\xcf\x11\xe0${wide('Workbook')}`), 'spreadsheet'],
  [
    'an old PowerPoint file',
    latin(`\xd0\xcf\x11\xe0${wide('PowerPoint Document')}`),
    'presentation',
  ],
  ['a saved web page', latin('<!doctype html><html><p>Oui.</p>'), 'html'],
  ['an XHTML page', latin('<?xml version="1.0"?>\n<html>'), 'html'],
  ['a page without a head', latin('<p class="x">Oui.</p>'), 'html'],
  ['a text that mentions a tag', latin('Un <p> est un paragraphe.'), 'unmarked'],
  ['a Japanese text in ISO-2022-JP', latin('\x1b$B$"\x1b(B'), 'unmarked'],
  ['a plain text', latin('Oui.'), 'unmarked'],
])('detects %s by its bytes', (_, bytes, kind) => {
  expect(sniffFile(bytes)).toBe(kind);
});
