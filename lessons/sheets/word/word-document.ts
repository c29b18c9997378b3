import { t } from '@lingui/core/macro';
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
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { aiOriginWords } from '../ai-origin-words.ts';
import { type Paper, pageMargin, papers } from '../paper.ts';
import { pageLabel, runningLine } from '../running-line.ts';
import type { Sheet, SheetFrame } from '../sheet.ts';
import { type BlockContext, wordBlocks } from './word-blocks.ts';
import { isRightToLeft, languageLook, latinFont, type WordPicture } from './word-runs.ts';

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
        bidirectional: isOwnRightToLeft(),
        children: [new TextRun({ ...ownLook(), text: sheet.instruction, bold: true })],
      }),
      ...wordBlocks(sheet.blocks, context),
      ...(frame.aiOrigin ? [quietParagraph(aiOriginWords(frame.aiOrigin))] : []),
      ...(frame.link ? [quietParagraph(t`Online: ${{ link: frame.link }}`)] : []),
    ]),
  );
  const keyed = key ? sheets.filter(({ sheet }) => sheet.key.length > 0) : [];
  const answers = keyed.flatMap(({ sheet, version }) => [
    ...head({ ...frame, version }, t`Answers: ${{ title: sheet.title }}`),
    ...wordBlocks(sheet.key, context),
  ]);
  return new Document({
    title: frame.lesson,
    creator: 'Lexiloom',
    ...(frame.aiOrigin && {
      description: aiOriginWords(frame.aiOrigin),
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
      ...(answers.length > 0 ? [section(pack.paper, runningLine(frame, t`Answers`), answers)] : []),
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

function foot(line: readonly string[]): Footer {
  const [before, after] = pageLabel();
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        bidirectional: isOwnRightToLeft(),
        spacing: { line: 240 },
        children: [
          new TextRun({
            ...ownLook(),
            children: [
              `${line.join(' · ')} · ${before}`,
              PageNumber.CURRENT,
              ...(after === '' ? [] : [after]),
            ],
            size: 18,
            color: pencil,
          }),
        ],
      }),
    ],
  });
}

const pencil = '4A4A4A';

/** Word's settings for the document's own words. */
const ownLook = () => languageLook(wordingsLanguage());
const isOwnRightToLeft = () => isRightToLeft(wordingsLanguage());

const quiet = (text: string) => new TextRun({ ...ownLook(), text, size: 20, color: pencil });

const quietParagraph = (text: string) =>
  new Paragraph({ bidirectional: isOwnRightToLeft(), children: [quiet(text)] });

/** Returns the header of a sheet: the lesson, the version and the sheet's title. */
function head(frame: SheetFrame, title: string): Paragraph[] {
  const version = frame.version ? ` · ${t`Version ${{ version: frame.version }}`}` : '';
  return [
    new Paragraph({
      keepNext: true,
      bidirectional: isOwnRightToLeft(),
      children: [quiet(`${frame.lesson} · ${frame.level}${version}`)],
    }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      bidirectional: isOwnRightToLeft(),
      text: title,
      keepNext: true,
      spacing: { after: 120 },
    }),
  ];
}

/** Returns the fields for name, class, date and score, each followed by a line that a tab leader draws. */
function fields({ marks }: Sheet): (Paragraph | Table)[] {
  const stops = [4200, 6400, 8400];
  const field = (text: string) => new TextRun({ ...ownLook(), text, size: 22 });
  return [
    new Paragraph({
      keepNext: true,
      bidirectional: isOwnRightToLeft(),
      spacing: { after: 160 },
      tabStops: stops.map((position) => ({
        type: TabStopType.LEFT,
        position,
        leader: 'underscore' as const,
      })),
      children: [
        field(`${t({ message: 'Name', context: 'field on a worksheet' })} `),
        field('\t'),
        field(` ${t({ message: 'Class', context: 'field on a worksheet' })} `),
        field('\t'),
        field(` ${t({ message: 'Date', context: 'field on a worksheet' })} `),
        field('\t'),
        ...(marks ? [field(` ${t`Score ____ / ${marks}`}`)] : []),
      ],
    }),
  ];
}
