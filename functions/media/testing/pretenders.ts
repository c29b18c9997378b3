import { deflateRawSync } from 'node:zlib';
import { pictures } from './pictures.ts';

export const bytesOf = (words: string) => Array.from(new TextEncoder().encode(words));
const page = '<!doctype html><script>alert(document.domain)</script>';
/** The bytes of an MP3 recording of twenty frames. */
export const frames = Array.from({ length: 20 }, () => [
  ...[0xff, 0xf3, 0x64, 0xc0],
  ...Array<number>(140).fill(0),
]).flat();

/** Files that match two types at once, or pretend to be another type. */
export const pretenders: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['an HTML page', bytesOf(page)],
  ['an SVG drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')],
  ['a program', bytesOf('MZ\x90\0\x03')],
  ['a PDF', bytesOf('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>')],
  ['an archive', [...bytesOf('PK\x03\x04'), ...deflateRawSync(Buffer.alloc(100_000))]],
  ['a script that is also a GIF', bytesOf('GIF89a/*\0\0\0*/=alert(1)//;')],
  ['a page after a PNG', [...pictures.png(), ...bytesOf(page)]],
  ['a page in a JPEG comment', [0xff, 0xd8, 0xff, 0xfe, 0, 60, ...bytesOf(page)]],
  ['a page after a JPEG', [...pictures.jpeg(), ...bytesOf(page)]],
  ['a page after a GIF', [...pictures.gif(), ...bytesOf(page)]],
  ['a page after an MP3', [...frames, ...bytesOf(page)]],
  ['a page in ID3 tags', [...bytesOf(`ID3\x04\0\0\0\0\0\x36${page}`), ...frames]],
  ['a page in an Ogg file', bytesOf(`OggS\0\x02${page}`)],
  ['a page in an MP4 file', bytesOf(`\0\0\0\x20ftypisom${page}`)],
  ['a page in a WebM file', [0x1a, 0x45, 0xdf, 0xa3, ...bytesOf(page)]],
];
