import { expect, test } from 'vitest';
import { type FileKind, sniffFile } from './sniff-file.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zip = (part: string) => latin(`PK\x03\x04${'x'.repeat(22)}${part}`);
const wide = (text: string) => Array.from(text).join('\0');

test.each<[string, Uint8Array, FileKind]>([
  ['a photo of an iPhone', latin('\0\0\0\x18ftypheic\0\0\0\0heic'), 'picture'],
  ['a photo in AVIF', latin('\0\0\0\x18ftypavif'), 'picture'],
  ['a recording of a phone', latin('\0\0\0\x18ftypM4A '), 'sound'],
  ['a film', latin('\0\0\0\x18ftypisom'), 'video'],
  ['a picture in WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'picture'],
  ['audio in WAVE', latin('RIFF\x10\0\0\0WAVEfmt '), 'sound'],
  ['a video in AVI', latin('RIFF\x10\0\0\0AVI LIST'), 'video'],
  ['Pages', zip('Index/Document.iwa'), 'pages'],
  ['Keynote', zip('Index/Slide-1.iwa'), 'presentation'],
  ['Numbers', zip('Index/CalculationEngine.iwa'), 'spreadsheet'],
  ['an old Excel', latin(`\xd0\xcf\x11\xe0${wide('Workbook')}`), 'spreadsheet'],
  ['an old PowerPoint', latin(`\xd0\xcf\x11\xe0${wide('PowerPoint Document')}`), 'presentation'],
  ['a saved page', latin('<!doctype html><html><p>Oui.</p>'), 'html'],
  ['a page of XHTML', latin('<?xml version="1.0"?>\n<html>'), 'html'],
  ['a page without a head', latin('<p class="x">Oui.</p>'), 'html'],
  ['a text that speaks of tags', latin('Un <p> est un paragraphe.'), 'unmarked'],
  ['a text of Japan in seven bits', latin('\x1b$B$"\x1b(B'), 'unmarked'],
  ['a text', latin('Oui.'), 'unmarked'],
])('detects %s by its bytes', (_, bytes, kind) => {
  expect(sniffFile(bytes)).toBe(kind);
});
