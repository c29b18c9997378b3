import { Document, ImageRun, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { expect, test } from 'vitest';
import { archiveParts, withParts } from './archive.ts';
import { extractText } from './extract-text.ts';

const spaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(' ');

/** A Word file with this document body. */
async function docx(body: string): Promise<Blob> {
  const made = await Packer.toBuffer(new Document({ sections: [{ children: [] }] }));
  const bytes = new Uint8Array(made);
  const xml = `<w:document ${spaces}><w:body>${body}</w:body></w:document>`;
  const parts = [...archiveParts(bytes)].filter(({ name }) => name === 'word/document.xml');
  const contents = parts.map((part) => [part, new TextEncoder().encode(xml)] as const);
  return new Blob([withParts(bytes, new Map(contents))]);
}
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const box = (text: string) =>
  `<w:drawing><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></w:drawing>`;
const choice = (inside: string) => `<mc:Choice Requires="wps">${inside}</mc:Choice>`;
const fallback = (inside: string) => `<mc:Fallback>${inside}</mc:Fallback>`;
const either = (...inside: string[]) =>
  `<w:r><mc:AlternateContent>${inside.join('')}</mc:AlternateContent></w:r>`;
const old = (text: string) =>
  `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run(text))}</w:txbxContent></v:textbox></v:shape></w:pict>`;
const field = (instruction: string, shown = '') =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>${shown && `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}`}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const math = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

test.each([
  [
    'a text box in the new format only',
    paragraph(run('Avant.'), either(choice(box('Dedans.')))),
    'Avant.\n\nDedans.',
  ],
  [
    'a text box whose old format is a picture',
    paragraph(
      run('Avant.'),
      either(choice(box('Dedans.')), fallback('<w:pict><v:shape/></w:pict>')),
    ),
    'Avant.\n\nDedans.',
  ],
  [
    'a text box in both formats, only once',
    paragraph(run('Avant.'), either(choice(box('Dedans.')), fallback(old('Dedans.')))),
    'Avant.\n\nDedans.',
  ],
  [
    'a text box without alternative formats',
    paragraph(run('Avant.'), `<w:r>${box('Dedans.')}</w:r>`),
    'Avant.\n\nDedans.',
  ],
  [
    'a formula',
    paragraph(run('Deux et deux font '), `<m:oMath>${math('2+2=4')}</m:oMath>`, run('.')),
    'Deux et deux font 2+2=4.',
  ],
  [
    'a fraction',
    paragraph(
      `<m:oMath><m:f><m:fPr/><m:num>${math('1')}</m:num><m:den>${math('2')}</m:den></m:f></m:oMath>`,
      run(' kilo'),
    ),
    '1/2 kilo',
  ],
  [
    'a power',
    paragraph(
      `<m:oMath><m:sSup><m:e>${math('x')}</m:e><m:sup>${math('2')}</m:sup></m:sSup></m:oMath>`,
    ),
    'x^2',
  ],
  [
    'a word in an old Word field, without its reading',
    paragraph(
      field('EQ \\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(わたし),私)'),
      run('は'),
    ),
    '私は',
  ],
  [
    'a word in an old Word field that uses semicolons',
    paragraph(field('EQ \\o\\ac(\\s\\up 9(がく);学)'), run('生')),
    '学生',
  ],
  ['a fraction in an old Word field', paragraph(field('EQ \\f(1,2)'), run(' kilo')), '1/2 kilo'],
  [
    'the displayed text of another field, not its code',
    paragraph(field('DATE \\@ "d MMMM"', '12 mai')),
    '12 mai',
  ],
])('reads from a Word file %s', async (_, body, text) => {
  expect((await extractText(await docx(body), 'fr')).text).toBe(text);
});

test('reports the number of skipped pictures and other elements', async () => {
  const picture =
    '<w:r><w:drawing><a:graphic><a:graphicData><a:blip r:embed="x"/></a:graphicData></a:graphic></w:drawing></w:r>';
  const body = paragraph(
    run('Oui.'),
    picture,
    picture,
    '<w:r><w:footnoteReference w:id="2"/></w:r>',
  );
  expect((await extractText(await docx(`${body}<w:altChunk r:id="x"/>`))).note).toBe(
    'Left out: 2 pictures, a footnote or endnote and an embedded document.',
  );
  expect((await extractText(await docx(paragraph(run('Oui.'))))).note).toBe('');
});

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
const table = new Table({
  rows: [
    ['Le chat dort.', 'The cat sleeps.'],
    ['Il pleut.', 'It is raining.'],
  ].map((cells) => new TableRow({ children: cells.map(cell) })),
});

test('extracts a translation next to the text, but omits it if there is other text', async () => {
  const read = async (...children: (Paragraph | Table)[]) => {
    const file = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    return extractText(new Blob([new Uint8Array(file)]), 'fr', 'en');
  };
  expect(await read(table)).toMatchObject({
    text: 'Le chat dort.\n\nIl pleut.',
    translation: 'The cat sleeps.\n\nIt is raining.',
  });
  expect(await read(new Paragraph({ children: [new TextRun('Le chat')] }), table)).toMatchObject({
    text: 'Le chat\n\nLe chat dort.\n\nIl pleut.',
    translation: '',
    note: 'Left out: the translation beside the text.',
  });
});

test('reads a 3 MB Word file with little text and rejects a file over 20 MB', async () => {
  const { bytes } = await docxWithPhoto(3_000_000);
  expect((await extractText(new Blob([bytes]))).text).toBe('Oui.');
  const large = new Blob([bytes, new Uint8Array(20_000_000)]);
  await expect(extractText(large)).rejects.toThrow(/larger than 20 MB/);
});

/** A Word file with a line of text and an incompressible photo of `size` bytes. */
async function docxWithPhoto(size: number): Promise<{ bytes: Uint8Array<ArrayBuffer> }> {
  const photo = new Uint8Array(size);
  let seed = 7;
  for (let at = 0; at < size; at += 1) {
    // Xorshift: random bytes, which cannot be compressed.
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    photo[at] = seed & 255;
  }
  const image = new ImageRun({
    type: 'jpg',
    data: photo,
    transformation: { width: 100, height: 100 },
  });
  const children = [new Paragraph('Oui.'), new Paragraph({ children: [image] })];
  const file = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  expect(file.length).toBeGreaterThan(size * 0.9);
  return { bytes: new Uint8Array(file) };
}

test('strips the tags of a web page and uses its declared charset', async () => {
  const page =
    '<html><head><meta charset="windows-1251"><title>x</title></head><body><p>\xcf\xf0\xe8\xe2\xe5\xf2&nbsp;!</p></body></html>';
  const bytes = Uint8Array.from(page, (letter) => letter.charCodeAt(0));
  expect((await extractText(new Blob([bytes]), 'ru')).text).toBe('Привет\u00a0!');
});

test('uses the usual encoding of the chosen language and reports that it is a guess', async () => {
  const bytes = Uint8Array.from([
    0x8e, 0x84, 0x82, 0xcd, 0x8d, 0x73, 0x82, 0xab, 0x82, 0xdc, 0x82, 0xb7,
  ]);
  expect(await extractText(new Blob([bytes]), 'ja')).toEqual({
    text: '私は行きます',
    translation: '',
    note: 'Read as Japanese letters. If the letters look wrong, save the file as UTF-8 and choose it again.',
  });
});
