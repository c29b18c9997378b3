import { deflateRawSync } from 'node:zlib';
import {
  DeletedTextRun,
  Document,
  ImportedXmlComponent,
  Packer,
  PageBreak,
  Paragraph,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageLook, ruby } from '#lessons/sheets/word/word-runs.ts';
import { sniffFile } from '#web/app/files/sniff-file.ts';
import { archiveParts, unpack, withParts } from './archive.ts';
import { measureDocx } from './docx-text.ts';
import { extractText } from './extract-text.ts';
import { openDocx } from './open-docx.ts';
import { titleFrom } from './use-uploads.ts';

const words = 'Où est l’élève ?\nIl dort.';
const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const all = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let at = 0; at < all.length; at += 1)
    view.setUint16(at * 2, all.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ascii = (text: string) => new TextEncoder().encode(text);
const zipOf = (part: string) => ascii(`PK\x03\x04${'x'.repeat(22)}${part}`);

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['UTF-8', ascii(words), words],
  ['UTF-8 with a mark', ascii(`\ufeff${words}`), words],
  ['UTF-16, little end first', utf16(words, true, true), words],
  ['UTF-16, big end first', utf16(words, false, true), words],
  [
    'UTF-16 without a mark',
    utf16('Le chat dort sur le lit.', true, false),
    'Le chat dort sur le lit.',
  ],
  ['Chinese in UTF-16 without a mark', utf16('我们\n一二三。', true, false), '我们\n一二三。'],
  ['Korean, big end first', utf16('학교에 가요.\n네.', false, false), '학교에 가요.\n네.'],
  ['Latin-1', latin('L\xe9a \xe0 l\x92\xe9cole'), 'Léa à l’école'],
  ['Arabic', ascii('أنا هنا.'), 'أنا هنا.'],
])('reads %s', async (_, bytes, text) => {
  expect((await extractText(new Blob([bytes]))).text).toBe(text);
});

test('notes the encoding only when it is a guess', async () => {
  expect((await extractText(new Blob([latin('L\xe9a')]))).note).toMatch(
    /^Read as Western European/,
  );
  expect((await extractText(new Blob(['Léa']))).note).toBe('');
});

test('reads a file cut off in the middle of a character', async () => {
  const whole = new TextEncoder().encode('L’été à Noël. ’');
  const cut = await extractText(new Blob([whole.slice(0, -1)]));
  expect(cut.text).toBe('L’été à Noël. \ufffd');
  expect(cut.note).toMatch(/damaged/);
});

test.each([
  'Привет, как дела? Меня зовут Анна.',
  'مرحبا كيف حالك؟',
  'Γεια σου, Άννα!',
  'สวัสดีครับ',
  'नमस्ते, आप कैसे हैं?',
])('detects UTF-16 without a byte order mark: %s', async (text) => {
  for (const littleEndian of [true, false]) {
    expect((await extractText(new Blob([utf16(text, littleEndian, false)]))).text).toBe(text);
  }
});

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
const table = (...rows: string[][]) =>
  new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })) });
const lines = (...texts: string[]) =>
  new Paragraph({
    children: texts.map((text, at) => new TextRun({ text, break: at > 0 ? 1 : 0 })),
  });
const read = (text: string, reading: string) => ruby({ text, reading }, 24, languageLook('ja'));
/** A run of text with an explicit right-to-left direction (ECMA-376 17.3.2.8, 17.3.2.3). */
const turned = (element: 'dir' | 'bdo', text: string) =>
  ImportedXmlComponent.fromXmlString(
    `<w:${element} w:val="rtl"><w:r><w:t>${text}</w:t></w:r></w:${element}>`,
  );
const hebrew = (element: 'dir' | 'bdo') => {
  const paragraph = new Paragraph('אני גר ');
  paragraph.addChildElement(turned(element, 'בתל אביב'));
  paragraph.addChildElement(new TextRun('.'));
  return paragraph;
};
const item = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

test.each<[string, (Paragraph | Table)[], string]>([
  [
    'paragraphs',
    [new Paragraph('Il pleut.'), new Paragraph('سارة هنا.')],
    'Il pleut.\n\nسارة هنا.',
  ],
  [
    'lines within a paragraph',
    [lines('Léa : Salut !', 'Tom : Bonjour.'), new Paragraph('Fin.')],
    'Léa : Salut !\nTom : Bonjour.\n\nFin.',
  ],
  [
    'a new page',
    [new Paragraph({ children: [new PageBreak(), new TextRun('Il pleut.')] })],
    'Il pleut.',
  ],
  [
    'a tab',
    [new Paragraph({ children: [new TextRun({ children: ['Léa :', new Tab(), 'Salut !'] })] })],
    'Léa : Salut !',
  ],
  [
    'a table, cell by cell',
    [table(['Léa', 'Salut !'], ['Tom', 'Bonjour.'])],
    'Léa\n\nSalut !\n\nTom\n\nBonjour.',
  ],
  [
    'words with their readings above, without those',
    [
      new Paragraph({
        children: [
          read('私', 'わたし'),
          new TextRun('は'),
          read('起', 'お'),
          new TextRun('きます。'),
        ],
      }),
    ],
    '私は起きます。',
  ],
  ['a run of the other direction', [hebrew('dir')], 'אני גר בתל אביב.'],
  ['a run with a forced direction', [hebrew('bdo')], 'אני גר בתל אביב.'],
  [
    'the displayed text of a field',
    [
      new Paragraph({
        children: [new TextRun('Le '), new SimpleField('DATE', '12 mai'), new TextRun(' !')],
      }),
    ],
    'Le 12 mai !',
  ],
  [
    'words without the hidden and the deleted ones',
    [
      new Paragraph({
        children: [
          new TextRun({ text: 'Il pleut', bold: true }),
          new TextRun({ text: ' [réponse : oui]', vanish: true, highlight: 'yellow' }),
          new TextRun({ text: ' beaucoup', vanish: false, highlight: 'yellow' }),
          new DeletedTextRun({ text: ' trop', id: 1, author: 'Léa', date: '2025-01-01T00:00:00Z' }),
          new TextRun('.'),
        ],
      }),
    ],
    'Il pleut beaucoup.',
  ],
  ['a list, item by item', [item('Le chat'), item('Le chien')], 'Le chat\n\nLe chien'],
])('reads a Word file: %s', async (_, children, text) => {
  const file = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  expect(sniffFile(file)).toBe('docx');
  expect((await extractText(new Blob([new Uint8Array(file)]))).text).toBe(text);
});

test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  ['empty', new Uint8Array(), /is empty/],
  ['blank', ascii(' \n '), /no text in this file/],
  ['a PDF called lesson.txt', ascii('%PDF-1.7'), /is a PDF/],
  ['a picture', latin('\x89PNG\r\n'), /is a picture/],
  ['a recording', ascii('ID3\x04'), /is a recording/],
  ['rich text', ascii('{\\rtf1'), /rich text/],
  ['an old Word file', latin('\xd0\xcf\x11\xe0 Word'), /old Word/],
  [
    'a locked Word file',
    latin(`\xd0\xcf\x11\xe0${Array.from('EncryptedPackage').join('\0')}`),
    /password/,
  ],
  ['a spreadsheet', zipOf('xl/workbook.xml'), /spreadsheet/],
  ['a presentation', zipOf('ppt/presentation.xml'), /presentation/],
  ['an OpenDocument file', zipOf('application/vnd.oasis.opendocument.text'), /OpenDocument/],
  ['an archive', zipOf('a.txt'), /archive/],
  ['a damaged Word file', zipOf('word/document.xml'), /damaged/],
  ['a program', latin('\x7fELF\x01\x02'), /isn’t a text file/],
  ['too big', new Uint8Array(2_000_001), /larger than 2 MB/],
  ['too long', ascii('mot '.repeat(5_001)), /20,000 characters/],
])('refuses a file and says what to do: %s', async (_, bytes, message) => {
  await expect(extractText(new Blob([bytes]))).rejects.toThrow(message);
});

test.each([
  ['Le_marché de Noël.docx', 'Le marché de Noël'],
  ['lesson.final.txt', 'lesson.final'],
  ['🎄 Noël =2.txt', 'Noël 2'],
  ['Noël 🎄 & nous.txt', 'Noël & nous'],
  ['القطة.txt', 'القطة'],
  [`${'a'.repeat(200)}.txt`, 'a'.repeat(120)],
])('turns the file name %s into the title %s', (file, title) => {
  expect(titleFrom(file)).toBe(title);
});

/** A minimal archive compressed as Word does: only the directory and the contents, without checksums. */
function archive(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const empty = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
  const entries = Object.keys(parts).map((name) => Buffer.from(name));
  const list = entries.map((name) => {
    const entry = Buffer.from('PK\x01\x02'.padEnd(46, '\0'), 'latin1');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, name]);
  });
  let at = 0;
  const files = Object.values(parts).map((content, index) => {
    const packed = deflateRawSync(content);
    const head = Buffer.from('PK\x03\x04'.padEnd(30, '\0'), 'latin1');
    list[index]?.writeUInt32LE(packed.length, 20);
    list[index]?.writeUInt32LE(at, 42);
    at += head.length + packed.length;
    return Buffer.concat([head, packed]);
  });
  empty.writeUInt16LE(entries.length, 10);
  empty.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, ...list, empty]));
}

async function contents(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of archiveParts(bytes)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of unpack(bytes, part)) pieces.push(piece);
    found[part.name] = Buffer.concat(pieces).toString();
  }
  return found;
}

test.each([
  ['<w:ruby><w:rt>わ</w:rt><w:rubyBase>私</w:rubyBase></w:ruby>', 'smartTag', '<w:rt>わ</w:rt>'],
  ['<w:dir w:val="rtl">אב</w:dir>', '<w:smartTag w:val="rtl">אב</w:smartTag>', ''],
  ['<w:fldSimple\nw:instr="DATE"/>', '<w:smartTag\nw:instr="DATE"/>', ''],
  ['<x:bdo>אב</x:bdo>', '<x:smartTag>אב</x:smartTag>', ''],
  ['<w:vanish/>', '<w:highlight w:val="hidden"/>', ''],
  ['<w:vanish w:val="true" />', '<w:highlight w:val="hidden"/>', ''],
  ['<w:vanish></w:vanish>', '<w:highlight w:val="hidden"/>', ''],
  ['<w:vanish w:val="0"/><w:vanish w:val="false"/>', '<w:vanish w:val="0"/>', 'val="false"/>'],
  [
    '<w:rubyPr/><w:direction/><w:t>&lt;w:dir&gt;</w:t>',
    '<w:rubyPr/><w:direction/>',
    '&lt;w:dir&gt;',
  ],
])('opens %s and changes nothing else', async (xml, one, two) => {
  const styles = '<w:styles w:val="dir"/>';
  const { file: opened } = await openDocx(
    archive({ 'word/document.xml': xml, 'word/styles.xml': styles, 'word/media/a.png': '<w:dir>' }),
  );
  const found = await contents(new Uint8Array(opened));
  expect(found['word/document.xml']).toContain(one);
  expect(found['word/document.xml']).toContain(two);
  expect(found['word/document.xml']).not.toMatch(/:(?:ruby|rubyBase|dir|bdo|fldSimple)[\s/>]/);
  expect(found['word/styles.xml']).toBe(styles);
  expect(found['word/media/a.png']).toBe('<w:dir>');
});

test('replaces the given parts and keeps the others', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'é', '/', '.'), minLength: 1, maxLength: 6 });
  const parts = fc.dictionary(name, fc.tuple(fc.string(), fc.option(fc.string(), { nil: null })), {
    maxKeys: 5,
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(parts, async (made) => {
      const before = Object.entries(made).map(([part, [old]]) => [part, old] as const);
      const after = Object.entries(made).map(([part, [old, next]]) => [part, next ?? old] as const);
      const bytes = archive(Object.fromEntries(before));
      const news = [...archiveParts(bytes)].flatMap((part) => {
        const text = made[part.name]?.[1] ?? null;
        return text === null ? [] : [[part, new TextEncoder().encode(text)] as const];
      });
      const changed = new Uint8Array(withParts(bytes, new Map(news)));
      expect(await contents(changed)).toEqual(Object.fromEntries(after));
    }),
    { numRuns: 50 },
  );
});

describe('measure-docx', () => {
  interface Part {
    name: string;
    content: Buffer;
    /** The size that the archive declares instead of the real one. */
    says?: number;
  }

  /**
   * An archive as in APPNOTE 6.3, with one copy of each part and one or more directory entries that refer to
   * it.
   */
  function archive(parts: readonly Part[], entries = 1): Uint8Array<ArrayBuffer> {
    const files: Buffer[] = [];
    const list: Buffer[] = [];
    let at = 0;
    for (const { name, content, says = content.length } of parts) {
      const packed = deflateRawSync(content);
      const shared = Buffer.alloc(26);
      shared.writeUInt16LE(20, 0);
      shared.writeUInt16LE(8, 4);
      shared.writeUInt32LE(packed.length, 14);
      shared.writeUInt32LE(says, 18);
      shared.writeUInt16LE(name.length, 22);
      const file = [Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed];
      const place = Buffer.alloc(14);
      place.writeUInt32LE(at, 10);
      const entry = [Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, place, Buffer.from(name)];
      files.push(...file);
      for (let copy = 0; copy < entries; copy += 1) list.push(...entry);
      at += Buffer.concat(file).length;
    }
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(parts.length * entries, 8);
    end.writeUInt16LE(parts.length * entries, 10);
    end.writeUInt32LE(Buffer.concat(list).length, 12);
    end.writeUInt32LE(at, 16);
    return new Uint8Array(Buffer.concat([...files, ...list, end]));
  }

  const most = 100_000;
  const spaces = (length: number) => Buffer.alloc(length, ' ');
  const document = (content: Buffer, says?: number): Part => ({
    name: 'word/document.xml',
    content,
    ...(says !== undefined && { says }),
  });

  test('counts unpacked XML parts but not pictures', async () => {
    const parts = [document(spaces(4_000)), { name: 'word/media/a.png', content: spaces(90_000) }];
    expect(await measureDocx(archive(parts), most)).toBe(4_000);
  });

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['one part that grows a thousand times', archive([document(spaces(60_000_000))])],
    ['a part with a false size', archive([document(spaces(5_000_000), 10)])],
    ['many entries for one part', archive([document(spaces(50_000))], 1_000)],
    ['more parts than a file may have', archive([document(spaces(1))], 2_001)],
  ])('measures %s as too large within two seconds', async (_, bytes) => {
    const began = performance.now();
    expect(await measureDocx(bytes, most)).toBeGreaterThan(most);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('refuses a zip bomb and says what to do', async () => {
    const bomb = archive([document(spaces(60_000_000))]);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(extractText(new Blob([bomb]))).rejects.toThrow(/far too big for a lesson/);
  });

  test('rejects recursive entities and endless nesting without hanging', async () => {
    const laughs = Array.from(
      { length: 12 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('');
    const entities = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]><d>&l12;</d>`;
    const nested = `${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`;
    for (const xml of [entities, nested]) {
      const began = performance.now();
      await expect(extractText(new Blob([archive([document(Buffer.from(xml))])]))).rejects.toThrow(
        /damaged|no text/,
      );
      expect(performance.now() - began).toBeLessThan(5_000);
    }
  });

  test('measures or rejects truncated and altered files without hanging', async () => {
    const good = archive([document(Buffer.from('<w:document><w:dir/></w:document>'))]);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(good.length),
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 4 }),
        async (length, changes) => {
          const bytes = good.slice(0, length);
          for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
          const measured = await measureDocx(bytes, most).catch((error) => error);
          expect(typeof measured === 'number' || measured instanceof Error).toBe(true);
          if (measured instanceof Error || measured > most) return;
          const opened = await openDocx(bytes).catch((error) => error);
          expect(opened instanceof Error || opened.file instanceof ArrayBuffer).toBe(true);
        },
      ),
      { numRuns: 300, seed: 20_261_122 },
    );
  });
});
