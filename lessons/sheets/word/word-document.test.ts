import { inflateRawSync } from 'node:zlib';
import { Packer } from 'docx';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { sheetOrder } from '../../questions/question-sheet.ts';
import { vocabSheet } from '../../questions/vocab/sheet.ts';
import type { PictureSize } from '../paper.ts';
import type { Sheet, SheetBlock } from '../sheet.ts';
import { type SheetChoice, sheetOffers } from '../sheet-offers.ts';
import { type WordPack, wordDocument } from './word-document.ts';

const choice: SheetChoice = { version: 'A', withText: true, translated: true };

const blank: Sheet = { title: 'Gaps', instruction: 'Write.', blocks: [], key: [] };

const packOf = (sheets: Sheet[], more: Partial<WordPack> = {}): WordPack => ({
  frame: { lesson: 'À la piscine', level: 'A2.1' },
  sheets: sheets.map((sheet) => ({ sheet, version: undefined })),
  key: true,
  paper: 'a4',
  size: 13,
  lineSpacing: 1.5,
  pictures: new Map(),
  ...more,
});

/**
 * Returns the files of a zip archive by name. Simple parsing is enough, because `docx` writes plain local
 * headers.
 */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [method, size] = [bytes.readUInt16LE(at + 8), bytes.readUInt32LE(at + 18)];
    const [nameLength, extra] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
    const name = bytes.toString('utf8', at + 30, at + 30 + nameLength);
    const start = at + 30 + nameLength + extra;
    const data = bytes.subarray(start, start + size);
    files.set(name, method === 8 ? inflateRawSync(data) : data);
    at = start + size;
  }
  return files;
}

async function documentOf(pack: WordPack) {
  const files = unzip(await Packer.toBuffer(wordDocument(pack)));
  return { files, xml: files.get('word/document.xml')?.toString('utf8') ?? '' };
}

const block = (one: SheetBlock): Sheet => ({ ...blank, blocks: [one] });

describe.each(Object.entries(exampleMaterials))('the Word document in %s', (_, material) => {
  test('writes every sheet, with all keys at the end', async () => {
    const sheets = (await sheetOffers(material, {})).flatMap(({ draw }) => draw(choice) ?? []);
    const { xml } = await documentOf(packOf(sheets));
    for (const { title, key } of sheets) {
      expect(xml).toContain(`>${title}<`);
      if (key.length > 0) expect(xml).toContain(`>Answers: ${title}<`);
    }
    expect(xml.indexOf('Answers:')).toBeGreaterThan(xml.lastIndexOf('Score'));
    const [first] = material.text.sentences;
    const word = first?.target.tokens.find(({ text }) => /^\p{L}{3,}$/u.test(text));
    expect(xml).toContain(word?.text);
  });
});

test('lays out an Arabic paragraph from right to left and sets its language to Arabic', async () => {
  const runs = [{ kind: 'words' as const, text: 'مرحبا' }];
  const { xml } = await documentOf(packOf([block({ kind: 'text', language: 'ar', runs })]));
  expect(xml).toMatch(/<w:pPr>(?:(?!<\/w:pPr>).)*<w:bidi\/>/);
  expect(xml).toMatch(/<w:rtl\/>(?:(?!<\/w:rPr>).)*<w:lang w:bidi="ar"\/>/);
  const { xml: french } = await documentOf(packOf([block({ kind: 'text', language: 'fr', runs })]));
  expect(french).not.toContain('<w:bidi/>');
});

test('lays out a table of Arabic and English from right to left', async () => {
  const columns = [
    { heading: 'Word', language: 'ar' },
    { heading: 'Meaning', language: 'en' },
  ];
  const { xml } = await documentOf(packOf([block({ kind: 'table', columns, rows: [[[], []]] })]));
  expect(xml).toContain('<w:bidiVisual/>');
  expect(xml).toContain('<w:tblHeader/>');
});

test('writes an Arabic square of letters from right to left, and highlights the words in its key', async () => {
  const letters = [...'بابكتبدار'];
  const grid: SheetBlock = { kind: 'letters', language: 'ar', columns: 3, letters };
  const { xml } = await documentOf(packOf([block(grid)]));
  expect(xml).toContain('<w:bidiVisual/>');
  expect([...xml.matchAll(/<w:tc>/g)]).toHaveLength(9);
  expect(xml).not.toContain('D9D9D9');
  const ringed = await documentOf(packOf([block({ ...grid, rings: [[0, 1, 2]] })]));
  expect([...ringed.xml.matchAll(/w:fill="D9D9D9"/g)]).toHaveLength(3);
});

test('starts the key on a new page, and omits it if not requested', async () => {
  const key: SheetBlock[] = [
    { kind: 'text', language: 'fr', number: 1, runs: [{ kind: 'words', text: 'réponse' }] },
  ];
  const sheet = { ...blank, key };
  const { xml } = await documentOf(packOf([sheet]));
  const [pupils = '', answers = ''] = xml.split('<w:sectPr');
  expect(xml).not.toContain('w:type w:val="continuous"');
  expect(pupils).not.toContain('réponse');
  expect(answers).toContain('réponse');
  const without = await documentOf(packOf([sheet], { key: false }));
  expect(without.xml).not.toContain('réponse');
});

/** Returns the footer of each section and its first page number. */
async function feetOf(pack: WordPack): Promise<string[]> {
  const { files, xml } = await documentOf(pack);
  const targets = new Map(
    [
      ...(files.get('word/_rels/document.xml.rels')?.toString('utf8') ?? '').matchAll(
        /<Relationship ([^>]*)>/g,
      ),
    ].map(([, attributes = '']) => [
      /Id="([^"]*)"/.exec(attributes)?.[1],
      /Target="([^"]*)"/.exec(attributes)?.[1],
    ]),
  );
  return [...xml.matchAll(/<w:sectPr.*?<\/w:sectPr>/gs)].map(([section]) => {
    const id = /<w:footerReference[^>]*r:id="([^"]*)"/.exec(section)?.[1];
    const foot = files.get(`word/${targets.get(id)}`)?.toString('utf8') ?? '';
    const words = [...foot.matchAll(/<w:(?:t|instrText)(?: [^>]*)?>([^<]*)</g)].map(
      ([, text]) => text,
    );
    return `${words.join('')} from ${/w:start="(\d+)"/.exec(section)?.[1]}`;
  });
}

test('shows lesson, sheet, version and page in every footer', async () => {
  const key: SheetBlock[] = [said('réponse', { number: 1 })];
  const sheet = { ...blank, key };
  const versions = (['A', 'B'] as const).map((version) => ({ sheet, version }));
  expect(await feetOf(packOf([], { sheets: versions }))).toEqual([
    'À la piscine · Gaps · Version A · page PAGE from 1',
    'À la piscine · Gaps · Version B · page PAGE from 1',
    'À la piscine · Answers · page PAGE from 1',
  ]);
});

/**
 * Returns the text of each paragraph, with `line` for a ruled line. A `+` means that the paragraph stays on
 * the same page as the next one.
 */
async function keptTogether(blocks: SheetBlock[]): Promise<string[]> {
  const { xml } = await documentOf(packOf([{ ...blank, blocks }]));
  const [, body = ''] = xml.split('>Write.<');
  return [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => {
    const words = [...paragraph.matchAll(/<w:t[^>]*>([^<]*)/g)]
      .map((found) => found[1])
      .join('')
      .replace('\t', ' ');
    return `${words === '' ? 'line' : words}${paragraph.includes('<w:keepNext/>') ? ' +' : ''}`;
  });
}

const said = (text: string, more: { number?: number; indent?: true } = {}): SheetBlock => ({
  kind: 'text',
  language: 'fr',
  runs: [{ kind: 'words', text }],
  ...more,
});

test.each<[string, SheetBlock[], string[]]>([
  [
    'with answer lines',
    [
      said('Qui ?', { number: 1 }),
      { kind: 'lines', count: 2 },
      said('Quoi ?', { number: 2 }),
      { kind: 'lines', count: 1 },
    ],
    ['1. Qui ? +', 'line +', 'line', '2. Quoi ? +', 'line'],
  ],
  [
    'with options',
    [
      said('Où ?', { number: 1 }),
      said('ici', { indent: true }),
      said('là', { indent: true }),
      said('Quand ?', { number: 2 }),
      said('demain', { indent: true }),
    ],
    ['1. Où ? +', 'ici +', 'là', '2. Quand ? +', 'demain'],
  ],
  [
    'with a word bank',
    [said('Mots', { number: 1 }), { kind: 'bank', language: 'fr', words: ['un'] }, said('Un.')],
    ['1. Mots +', 'un +', 'Un.'],
  ],
  [
    'of a single paragraph',
    [said('Il dort.', { number: 1 }), said('Elle lit.', { number: 2 }), said('Fin.')],
    ['1. Il dort.', '2. Elle lit.', 'Fin.'],
  ],
])('never breaks a page within a question %s', async (_, blocks, kept) => {
  expect(await keptTogether(blocks)).toEqual(kept);
});

test('leaves extra space after the options of a question, and little between the options', async () => {
  const blocks = [
    said('Où ?', { number: 1 }),
    said('ici', { indent: true }),
    said('là', { indent: true }),
    said('Quand ?', { number: 2 }),
    said('Quoi ?', { number: 3 }),
  ];
  const { xml } = await documentOf(packOf([{ ...blank, blocks }]));
  const [, body = ''] = xml.split('>Write.<');
  const below = [...body.matchAll(/<w:spacing [^>]*>/g)].map(([spacing]) => ({
    before: Number(/w:before="(\d+)"/.exec(spacing)?.[1] ?? 0),
    after: Number(/w:after="(\d+)"/.exec(spacing)?.[1] ?? 0),
  }));
  const between = below.slice(1).map(({ before }, at) => before + (below[at]?.after ?? 0));
  const [toOptions = 0, withinOptions = 0, toNext = 0] = between;
  expect(withinOptions).toBeLessThan(toOptions);
  // At least 1.5 mm more space than between two questions without options.
  expect(toNext).toBeGreaterThan((between[3] ?? 0) + 85);
});

test('draws a gap as a line of at least 3 cm, without its answer', async () => {
  const runs = [{ kind: 'gap' as const, answer: 'chat', number: 1 }];
  const { xml } = await documentOf(packOf([block({ kind: 'text', language: 'fr', runs })]));
  expect(xml).toMatch(/_{14}/);
  expect(xml).not.toContain('chat');
});

test('prints a reading above its word', async () => {
  const runs = [{ kind: 'ruby' as const, text: '学校', reading: 'がっこう' }];
  const { xml } = await documentOf(packOf([block({ kind: 'text', language: 'ja', runs })]));
  expect(xml).toMatch(/<w:ruby>.*がっこう.*<w:rubyBase>.*学校.*<\/w:ruby>/);
  expect(xml).toContain('Yu Gothic');
});

test('prints a word in bold under its reading, and the reading in normal weight', async () => {
  const runs = [
    { kind: 'ruby' as const, text: '学校', reading: 'がっこう', mark: 'bold' as const },
  ];
  const { xml } = await documentOf(packOf([block({ kind: 'text', language: 'ja', runs })]));
  expect(/<w:rt>.*<\/w:rt>/.exec(xml)?.[0]).not.toContain('<w:b/>');
  expect(/<w:rubyBase>.*<\/w:rubyBase>/.exec(xml)?.[0]).toContain('<w:b/>');
});

test('embeds an available picture with its alt text', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const runs = [{ kind: 'picture' as const, key: 'k', alt: 'a cat' }];
  const sheet = block({ kind: 'text', language: 'fr', runs });
  const pictures = new Map([['k', { data: png, width: 320, height: 320 }]]);
  const { xml, files } = await documentOf(packOf([sheet], { pictures }));
  expect(xml).toContain('descr="a cat"');
  expect([...files.keys()].some((name) => name.endsWith('.png'))).toBe(true);
});

/**
 * The size of a pixel and of a twentieth of a point (twip) in EMU, Word's drawing unit: an EMU is 1/9525 of a
 * pixel and 1/635 of a twip (ECMA-376).
 */
const emuOf = { pixel: 9525, twip: 635 };

test.each<[string, PictureSize, PictureSize]>([
  ['in landscape format', { width: 320, height: 213 }, { width: 76, height: 51 }],
  ['in portrait format', { width: 213, height: 320 }, { width: 51, height: 76 }],
  ['that is square', { width: 320, height: 320 }, { width: 76, height: 76 }],
  ['that is a narrow strip', { width: 14, height: 320 }, { width: 3, height: 76 }],
])('keeps the proportions of a picture %s and fits it in its cell', async (_, size, shown) => {
  const { french } = exampleMaterials;
  const [item] = french.vocabulary;
  if (!item) throw new Error('The French lesson has no vocabulary.');
  const picture = { key: 'k', alt: item.native, word: item.target };
  const material = { ...french, pictures: { [item.id]: picture } };
  const sheet = vocabSheet(
    { items: [item] },
    { material, order: sheetOrder(1, 'A'), withText: true, translated: true },
  );
  if (!sheet) throw new Error('No sheet was drawn.');
  for (const paper of ['a4', 'letter'] as const) {
    const pictures = new Map([['k', { data: new Uint8Array([0x89, 0x50]), ...size }]]);
    const { xml } = await documentOf(packOf([sheet], { pictures, paper }));
    const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
    expect({ width: Number(width), height: Number(height) }).toEqual({
      width: shown.width * emuOf.pixel,
      height: shown.height * emuOf.pixel,
    });
    const [, column] = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, twips]) =>
      Number(twips),
    );
    const margins = 2 * 120;
    expect(Number(width)).toBeLessThan(((column ?? 0) - margins) * emuOf.twip);
  }
});

test('uses the chosen paper size', async () => {
  const { xml } = await documentOf(packOf([blank], { paper: 'letter' }));
  expect(xml).toContain('w:w="12240" w:h="15840"');
});
