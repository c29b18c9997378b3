import { Document, HeadingLevel, Paragraph, type Table, TabStopType, TextRun } from 'docx';
import { type Paper, pageMargin, papers } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import type { SheetFrame } from '../sheet-frame.ts';
import { type BlockContext, wordBlocks } from './word-blocks.ts';
import { latinFont } from './word-look.ts';
import type { WordPicture } from './word-runs.ts';

/** A pack of worksheets for one Word file. */
export interface WordPack {
  frame: SheetFrame;
  sheets: readonly { sheet: Sheet; version: 'A' | 'B' | undefined }[];
  /** The answers follow on pages of their own. */
  key: boolean;
  paper: Paper;
  /** Points. */
  size: number;
  lineSpacing: number;
  /** By the keys of stored pictures. */
  pictures: ReadonlyMap<string, WordPicture>;
}

/** Twentieths of a point. */
const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440);

/** The worksheets as a Word document that a teacher may change: real tables, headings and paragraphs. */
export function wordDocument({ frame, sheets, key, ...pack }: WordPack): Document {
  const { width, height } = papers[pack.paper];
  const context: BlockContext = {
    pictures: pack.pictures,
    size: pack.size * 2,
    width: twips(width - 2 * pageMargin),
  };
  const pupils = sheets.flatMap(({ sheet, version }, at) => [
    ...head({ ...frame, version }, sheet.title, at > 0),
    ...fields(sheet),
    new Paragraph({
      spacing: { after: 200 },
      keepNext: true,
      children: [new TextRun({ text: sheet.instruction, bold: true })],
    }),
    ...wordBlocks(sheet.blocks, context),
    ...(frame.link ? [new Paragraph({ children: [quiet(`Online: ${frame.link}`)] })] : []),
  ]);
  const keyed = key ? sheets.filter(({ sheet }) => sheet.key.length > 0) : [];
  const answers = keyed.flatMap(({ sheet, version }, at) => [
    ...head({ ...frame, version }, `Answers: ${sheet.title}`, at === 0),
    ...wordBlocks(sheet.key, context),
  ]);
  return new Document({
    title: frame.lesson,
    creator: 'Lexiloom',
    styles: {
      default: {
        document: {
          run: { font: latinFont, size: pack.size * 2 },
          paragraph: { spacing: { line: Math.round(pack.lineSpacing * 240) } },
        },
        heading1: { run: { font: latinFont, size: pack.size * 3, bold: true, color: '000000' } },
        heading2: {
          run: { font: latinFont, size: pack.size * 2 + 2, bold: true, color: '000000' },
          paragraph: { spacing: { before: 200, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: {
              top: twips(pageMargin),
              bottom: twips(pageMargin),
              left: twips(pageMargin),
              right: twips(pageMargin),
            },
          },
        },
        children: [...pupils, ...answers],
      },
    ],
  });
}

const quiet = (text: string) => new TextRun({ text, size: 20, color: '4A4A4A' });

/** Which lesson and version this is, and the sheet's title; the first line may begin a page. */
function head(frame: SheetFrame, title: string, newPage: boolean): Paragraph[] {
  const version = frame.version ? ` · Version ${frame.version}` : '';
  return [
    new Paragraph({
      pageBreakBefore: newPage,
      keepNext: true,
      children: [quiet(`${frame.lesson} · ${frame.level}${version}`)],
    }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      text: title,
      keepNext: true,
      spacing: { after: 120 },
    }),
  ];
}

/** Name, class, date and score, with lines that a tab draws up to its stop. */
function fields({ marks }: Sheet): (Paragraph | Table)[] {
  const stops = [4200, 6400, 8400];
  return [
    new Paragraph({
      keepNext: true,
      spacing: { after: 160 },
      tabStops: stops.map((position) => ({
        type: TabStopType.LEFT,
        position,
        leader: 'underscore' as const,
      })),
      children: [
        new TextRun({ text: 'Name ', size: 22 }),
        new TextRun({ text: '\t', size: 22 }),
        new TextRun({ text: ' Class ', size: 22 }),
        new TextRun({ text: '\t', size: 22 }),
        new TextRun({ text: ' Date ', size: 22 }),
        new TextRun({ text: '\t', size: 22 }),
        ...(marks ? [new TextRun({ text: ` Score ____ / ${marks}`, size: 22 })] : []),
      ],
    }),
  ];
}
