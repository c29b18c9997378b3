import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import { type Paper, pageMargin, papers } from '../paper.ts';
import { runningLine } from '../running-line.ts';
import type { Sheet, SheetFrame } from '../sheet.ts';
import { type BlockContext, wordBlocks } from './word-blocks.ts';
import { latinFont, type WordPicture } from './word-runs.ts';

/** A pack of worksheets for one Word file. */
export interface WordPack {
  frame: SheetFrame;
  sheets: readonly { sheet: Sheet; version: 'A' | 'B' | undefined }[];
  /** True to append the answers on separate pages. */
  key: boolean;
  paper: Paper;
  /** In points. */
  size: number;
  lineSpacing: number;
  /** The stored pictures by key. */
  pictures: ReadonlyMap<string, WordPicture>;
}

/** Converts millimetres to twentieths of a point. */
const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440);

/** Renders the worksheets as an editable Word document with real tables, headings and paragraphs. */
export function wordDocument({ frame, sheets, key, ...pack }: WordPack): Document {
  const context: BlockContext = {
    pictures: pack.pictures,
    size: pack.size * 2,
    width: twips(papers[pack.paper].width - 2 * pageMargin),
  };
  // Each sheet is a section, so that it has its own footer and page numbers.
  const pupils = sheets.map(({ sheet, version }) =>
    section(pack.paper, runningLine({ ...frame, version }, sheet.title), [
      ...head({ ...frame, version }, sheet.title),
      ...fields(sheet),
      new Paragraph({
        spacing: { after: 200 },
        keepNext: true,
        children: [new TextRun({ text: sheet.instruction, bold: true })],
      }),
      ...wordBlocks(sheet.blocks, context),
      ...(frame.aiOrigin ? [new Paragraph({ children: [quiet(frame.aiOrigin.sentence)] })] : []),
      ...(frame.link ? [new Paragraph({ children: [quiet(`Online: ${frame.link}`)] })] : []),
    ]),
  );
  const keyed = key ? sheets.filter(({ sheet }) => sheet.key.length > 0) : [];
  const answers = keyed.flatMap(({ sheet, version }) => [
    ...head({ ...frame, version }, `Answers: ${sheet.title}`),
    ...wordBlocks(sheet.key, context),
  ]);
  return new Document({
    title: frame.lesson,
    creator: 'Lexiloom',
    ...(frame.aiOrigin && {
      description: frame.aiOrigin.sentence,
      customProperties: [{ name: 'DigitalSourceType', value: frame.aiOrigin.sourceType }],
    }),
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
      ...pupils,
      ...(answers.length > 0 ? [section(pack.paper, runningLine(frame, 'Answers'), answers)] : []),
    ],
  });
}

/** A section for a sheet, with its footer. */
function section(
  paper: Paper,
  line: readonly string[],
  children: (Paragraph | Table)[],
): ISectionOptions {
  const { width, height } = papers[paper];
  const margin = twips(pageMargin);
  return {
    properties: {
      page: {
        size: { width: twips(width), height: twips(height) },
        margin: {
          top: margin,
          bottom: margin,
          left: margin,
          right: margin,
          footer: twips(footMargin),
        },
        pageNumbers: { start: 1 },
      },
    },
    footers: { default: foot(line) },
    children,
  };
}

/** Distance from the edge of the paper to the footer, in millimetres. */
const footMargin = 8;

const foot = (line: readonly string[]) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { line: 240 },
        children: [
          new TextRun({
            children: [`${line.join(' · ')} · page `, PageNumber.CURRENT],
            size: 18,
            color: pencil,
          }),
        ],
      }),
    ],
  });

const pencil = '4A4A4A';

const quiet = (text: string) => new TextRun({ text, size: 20, color: pencil });

/** Returns the header of a sheet: the lesson, the version and the sheet's title. */
function head(frame: SheetFrame, title: string): Paragraph[] {
  const version = frame.version ? ` · Version ${frame.version}` : '';
  return [
    new Paragraph({
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

/** Returns the fields for name, class, date and score, each followed by a line that a tab leader draws. */
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
