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
import { expect, test } from 'vitest';
import { languageLook, ruby } from '#lessons/sheets/word/word-runs.ts';
import { sniffFile } from '#web/app/files/sniff-file.ts';
import { extractText } from './extract-text.ts';
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
  ['UTF-8 with a byte order mark', ascii(`\ufeff${words}`), words],
  ['little-endian UTF-16', utf16(words, true, true), words],
  ['big-endian UTF-16', utf16(words, false, true), words],
  [
    'UTF-16 without a byte order mark',
    utf16('Le chat dort sur le lit.', true, false),
    'Le chat dort sur le lit.',
  ],
  [
    'Chinese in UTF-16 without a byte order mark',
    utf16('我们\n一二三。', true, false),
    '我们\n一二三。',
  ],
  [
    'Korean in big-endian UTF-16 without a byte order mark',
    utf16('학교에 가요.\n네.', false, false),
    '학교에 가요.\n네.',
  ],
  ['Latin-1', latin('L\xe9a \xe0 l\x92\xe9cole'), 'Léa à l’école'],
  ['Arabic in UTF-8', ascii('أنا هنا.'), 'أنا هنا.'],
])('reads %s', async (_, bytes, text) => {
  expect((await extractText(new Blob([bytes]))).text).toBe(text);
});

test('reports the encoding only if it is a guess', async () => {
  expect((await extractText(new Blob([latin('L\xe9a')]))).note).toMatch(
    /^Read as Western European/,
  );
  expect((await extractText(new Blob(['Léa']))).note).toBe('');
});

test('reads a file that was truncated in the middle of a character', async () => {
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
    'text after a page break',
    [new Paragraph({ children: [new PageBreak(), new TextRun('Il pleut.')] })],
    'Il pleut.',
  ],
  [
    'text with a tab',
    [new Paragraph({ children: [new TextRun({ children: ['Léa :', new Tab(), 'Salut !'] })] })],
    'Léa : Salut !',
  ],
  [
    'a table, cell by cell',
    [table(['Léa', 'Salut !'], ['Tom', 'Bonjour.'])],
    'Léa\n\nSalut !\n\nTom\n\nBonjour.',
  ],
  [
    'words without the readings above them',
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
  ['a run in the other text direction', [hebrew('dir')], 'אני גר בתל אביב.'],
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
    'visible words but no hidden or deleted words',
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
])('reads from a Word file %s', async (_, children, text) => {
  const file = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  expect(sniffFile(file)).toBe('docx');
  expect((await extractText(new Blob([new Uint8Array(file)]))).text).toBe(text);
});

test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  ['an empty file', new Uint8Array(), /is empty/],
  ['a file with only white space', ascii(' \n '), /no text in this file/],
  ['a PDF called lesson.txt', ascii('%PDF-1.7'), /is a PDF/],
  ['a picture', latin('\x89PNG\r\n'), /is a picture/],
  ['a recording', ascii('ID3\x04'), /is a recording/],
  ['a rich text file', ascii('{\\rtf1'), /rich text/],
  ['an old Word file', latin('\xd0\xcf\x11\xe0 Word'), /old Word/],
  [
    'a password-protected Word file',
    latin(`\xd0\xcf\x11\xe0${Array.from('EncryptedPackage').join('\0')}`),
    /password/,
  ],
  ['a spreadsheet', zipOf('xl/workbook.xml'), /spreadsheet/],
  ['a presentation', zipOf('ppt/presentation.xml'), /presentation/],
  ['an OpenDocument file', zipOf('application/vnd.oasis.opendocument.text'), /OpenDocument/],
  ['an archive', zipOf('a.txt'), /archive/],
  ['a damaged Word file', zipOf('word/document.xml'), /damaged/],
  ['a program', latin('\x7fELF\x01\x02'), /isn’t a text file/],
  ['a file that is too large', new Uint8Array(2_000_001), /larger than 2 MB/],
  ['a text that is too long', ascii('mot '.repeat(5_001)), /20,000 characters/],
])('rejects %s and explains the reason', async (_, bytes, message) => {
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
