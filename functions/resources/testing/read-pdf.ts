import { inflateSync } from 'node:zlib';

/** The content of a PDF, as read by a program that looks for its AI label. */
export interface ReadPdf {
  pages: number;
  /** The sizes of the pages, in points. */
  boxes: string[];
  /** The file's properties, decoded. */
  info: Record<string, string>;
  /** The catalogue's XMP packet; an empty string if the catalogue has none. */
  xmp: string;
  fonts: string[];
  /**
   * Every letter that can be copied from the text, in its basic form: an Arabic letter, for example, has
   * several shapes within a word.
   */
  letters: ReadonlySet<string>;
  pictures: number;
}

/**
 * Parses a PDF by its cross-reference tables, newest first, as specified in ISO 32000-1 7.5. Throws if an
 * object is not at the offset in its table.
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, string>();
  let start: number | undefined = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  let newest = '';
  while (start !== undefined) {
    const table = /^xref\s+([\s\S]*?)trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(text.slice(start));
    if (!table) throw new Error(`There is no table at ${start}.`);
    const [, sections = '', trailer = ''] = table;
    newest ||= trailer;
    for (const [number, offset] of entriesOf(sections)) {
      if (objects.has(number)) continue;
      const object = text.slice(offset, endOf(text, offset));
      if (!object.startsWith(`${number} 0 obj`)) throw new Error(`${number} is not at ${offset}.`);
      objects.set(number, object);
    }
    const prev: string | undefined = /\/Prev (\d+)/.exec(trailer)?.[1];
    start = prev === undefined ? undefined : Number(prev);
  }
  const refer = (from: string, name: string): string => {
    const number = new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1];
    return objects.get(Number(number)) ?? '';
  };
  const all = [...objects.values()];
  const pages = all.filter((object) => /\/Type\s*\/Page\b(?!s)/.test(object));
  const tables = all.filter((object) => object.includes('/ToUnicode'));
  return {
    pages: pages.length,
    boxes: pages.map((page) => /\/MediaBox\s*\[([^\]]+)\]/.exec(page)?.[1]?.trim() ?? ''),
    info: propertiesOf(refer(newest, 'Info')),
    xmp: Buffer.from(contentOf(refer(refer(newest, 'Root'), 'Metadata'))).toString('utf8'),
    fonts: all.flatMap(
      (object) => /\/(?:BaseFont|FontName)\s*\/([^\s/>]+)/.exec(object)?.[1] ?? [],
    ),
    letters: new Set(
      tables.flatMap((font) => [
        ...lettersOf(contentOf(refer(font, 'ToUnicode')))
          .join('')
          .normalize('NFKC'),
      ]),
    ),
    pictures: all.filter((object) => /\/Subtype\s*\/Image/.test(object)).length,
  };
}

function entriesOf(sections: string): [number, number][] {
  const found: [number, number][] = [];
  let next = 0;
  for (const line of sections.split('\n')) {
    const [, offset, kind] = /^(\d{10}) \d{5} ([nf])/.exec(line) ?? [];
    const [, first] = /^(\d+) \d+\s*$/.exec(line) ?? [];
    if (offset !== undefined) {
      if (kind === 'n') found.push([next, Number(offset)]);
      next += 1;
    } else if (first !== undefined) next = Number(first);
  }
  return found;
}

/**
 * Returns the end offset of an object. If the object has a stream, skips the stream by its declared length,
 * because the stream's bytes may contain any keyword.
 */
function endOf(text: string, offset: number): number {
  const plain = text.indexOf('endobj', offset);
  const [from, to] = streamOf(text, offset);
  return from > plain ? plain : text.indexOf('endobj', to);
}

function contentOf(object: string): Buffer {
  const bytes = Buffer.from(object.slice(...streamOf(object, 0)), 'latin1');
  return object.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

/**
 * Returns the range of the first stream after an offset. If there is no such stream, returns an empty range
 * at the end of the file.
 */
function streamOf(text: string, offset: number): [from: number, to: number] {
  const stream = /stream\r?\n/g;
  stream.lastIndex = offset;
  const start = stream.exec(text);
  if (!start) return [text.length, text.length];
  const length = /\/Length (\d+)\b(?! \d+ R)/.exec(text.slice(offset, start.index))?.[1];
  return [stream.lastIndex, stream.lastIndex + Number(length ?? 0)];
}

function propertiesOf(object: string): Record<string, string> {
  const entries = object.matchAll(/\/(\w+) (?:\(([^)]*)\)|<([0-9a-fA-F]+)>)/g);
  return Object.fromEntries(
    [...entries].map(([, name = '', plain, hex]) => [name, plain ?? ofUtf16(hex ?? '')]),
  );
}

/** Decodes big-endian UTF-16, with or without its byte order mark. */
const ofUtf16 = (hex: string): string =>
  new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex'));

/** Returns all letters in a font's character map, with ranges expanded. */
function lettersOf(table: Buffer): string[] {
  const text = table.toString('latin1');
  const blocks = [...text.matchAll(/begin(bfchar|bfrange)([\s\S]*?)endbf/g)];
  return blocks.flatMap(([, kind, lines = '']) =>
    lines.split('\n').flatMap((line) => {
      const [first = '', last = '', target = ''] = [...line.matchAll(/<([0-9a-fA-F]+)>/g)].map(
        ([, hex = '']) => hex,
      );
      if (kind === 'bfchar') return last === '' ? [] : [...ofUtf16(last)];
      if (target === '') return [];
      const count = Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1;
      const from = Number.parseInt(target, 16);
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at));
    }),
  );
}
