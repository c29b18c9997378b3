import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { paragraphs, type SheetBlock, type SheetPiece, type SheetRun } from '../sheet.ts';
import { columnShares, tableDirection } from '../table-layout.ts';
import { isRightToLeft, languageLook, type WordContext, wordRuns } from './word-runs.ts';

/** The document properties that blocks depend on. */
export interface BlockContext extends WordContext {
  /** The width between the margins, in twentieths of a point. */
  width: number;
}

/** The indent of a numbered text, in twentieths of a point. */
const indent = 480;

/** Renders the blocks of a sheet, or of its key, for Word. */
export function wordBlocks(
  blocks: readonly SheetBlock[],
  context: BlockContext,
): (Paragraph | Table)[] {
  const pieces = paragraphs(blocks);
  return pieces.flatMap((piece, at) => wordPiece(piece, pieces[at - 1], pieces[at + 1], context));
}

function wordPiece(
  piece: SheetPiece,
  before: SheetPiece | undefined,
  next: SheetPiece | undefined,
  context: BlockContext,
): (Paragraph | Table)[] {
  switch (piece.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          bidirectional: isRightToLeft(wordingsLanguage()),
          text: piece.text,
          keepNext: true,
        }),
      ];
    case 'paragraph':
      return [text(piece.pieces, isOption(before), answeredBy(next), context)];
    case 'bank':
      return [bank(piece)];
    case 'table':
      return [wordTable(piece, context), gap()];
    case 'cards':
      return [wordCards(piece, context), gap()];
    case 'letters':
      return [wordLetters(piece, context), gap()];
    case 'lines':
      return Array.from({ length: piece.count }, (_, at) => line(at < piece.count - 1));
  }
}

/**
 * True for a block that answers the question above it. No page break separates this block from the question,
 * as on the printed page.
 */
function answeredBy(piece: SheetPiece | undefined): boolean {
  return piece?.kind === 'lines' || piece?.kind === 'bank' || isOption(piece);
}

function isOption(piece: SheetPiece | undefined): boolean {
  if (piece?.kind !== 'paragraph') return false;
  const [first] = piece.pieces;
  return first?.indent === true && first.number === undefined;
}

/**
 * Spacing before and after a paragraph, in twentieths of a point. As on the printed page, options are close
 * together, with more space between the last option and the next question. Word adds the two values.
 */
const spaces = {
  usual: { after: 120 },
  option: { after: 85 },
  afterOptions: { before: 140, after: 120 },
};

function text(
  pieces: readonly Extract<SheetBlock, { kind: 'text' }>[],
  afterOption: boolean,
  answered: boolean,
  context: BlockContext,
): Paragraph {
  const [first] = pieces;
  const language = first?.language ?? wordingsLanguage();
  const look = languageLook(language);
  const numbered = first?.number !== undefined;
  const kept = { keepLines: true, keepNext: answered };
  const apart = numbered && afterOption ? spaces.afterOptions : spaces.usual;
  const before = numbered ? [new TextRun({ ...look, text: `${first.number}.\t` })] : [];
  if (first?.speaker) {
    before.push(new TextRun({ ...look, text: `${first.speaker}  `, bold: true }));
  }
  return new Paragraph({
    bidirectional: isRightToLeft(language),
    spacing: first?.indent && !numbered ? spaces.option : apart,
    ...(numbered && { indent: { start: indent, hanging: indent }, ...kept }),
    ...(first?.indent && { indent: { start: indent }, ...kept }),
    children: [
      ...before,
      ...pieces.flatMap((piece, at) => [
        ...(at > 0 ? [new TextRun(' ')] : []),
        ...wordRuns(piece.runs, piece.language, context),
      ]),
    ],
  });
}

const thin = { style: BorderStyle.SINGLE, size: 6, color: '767676' };

function bank({ language, words }: Extract<SheetBlock, { kind: 'bank' }>): Paragraph {
  const border = { ...thin, space: 6 };
  return new Paragraph({
    bidirectional: isRightToLeft(language),
    border: { top: border, bottom: border, left: border, right: border },
    spacing: { before: 120, after: 240 },
    keepLines: true,
    keepNext: true,
    children: [new TextRun({ ...languageLook(language), text: words.join('\u2003 ') })],
  });
}

/**
 * A ruled line. Word merges the borders of adjacent paragraphs that have the same border, so `between` draws
 * the border between two lines.
 */
const line = (keepNext: boolean) =>
  new Paragraph({
    keepNext,
    border: { bottom: thin, between: thin },
    spacing: { before: 260, after: 0 },
    children: [],
  });

/** Returns a separator paragraph, because Word merges two adjacent tables. */
const gap = () => new Paragraph({ spacing: { after: 120 }, children: [] });

interface CellContext extends WordContext {
  /** The width between the margins, in twentieths of a point. */
  width: number;
}

/** A Word table: its header is repeated on every page, and no row breaks across pages. */
function wordTable(
  { columns, rows }: Extract<SheetBlock, { kind: 'table' }>,
  context: CellContext,
): Table {
  const widths = columnShares(columns).map((share) => Math.round((share / 100) * context.width));
  const cells = (runsOf: (at: number) => readonly SheetRun[]) =>
    columns.map(
      ({ language }, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          children: [
            new Paragraph({
              bidirectional: isRightToLeft(language),
              children: wordRuns(runsOf(at), language, context),
            }),
          ],
        }),
    );
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(
      ({ heading, language }, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          children: [
            new Paragraph({
              bidirectional: isRightToLeft(language),
              children: [
                new TextRun({ ...languageLook(wordingsLanguage()), text: heading, bold: true }),
              ],
            }),
          ],
        }),
    ),
  });
  return new Table({
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: tableDirection(columns) === 'rtl',
    width: { size: context.width, type: WidthType.DXA },
    columnWidths: widths,
    margins: { top: 60, bottom: 60, left: 120, right: 120 },
    rows: [
      ...(columns.some(({ heading }) => heading !== '') ? [head] : []),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            height: { value: 480, rule: HeightRule.ATLEAST },
            children: cells((at) => row[at] ?? []),
          }),
      ),
    ],
  });
}

/** The side of a square of letters, in twentieths of a point: 11 mm, as on the printed page. */
const squareSide = 624;

/**
 * A square of letters. On the key, the letters of the words are bold on grey, because Word cannot draw rings.
 */
function wordLetters(
  { language, columns, letters, rings = [] }: Extract<SheetBlock, { kind: 'letters' }>,
  context: CellContext,
): Table {
  const side = Math.min(squareSide, Math.floor(context.width / columns));
  const ringed = new Set(rings.flat());
  const rows = Array.from({ length: columns }, (_, row) => row * columns);
  return new Table({
    layout: TableLayoutType.FIXED,
    alignment: AlignmentType.CENTER,
    visuallyRightToLeft: isRightToLeft(language),
    width: { size: side * columns, type: WidthType.DXA },
    columnWidths: rows.map(() => side),
    rows: rows.map(
      (from) =>
        new TableRow({
          cantSplit: true,
          height: { value: side, rule: HeightRule.EXACT },
          children: letters.slice(from, from + columns).map(
            (letter, at) =>
              new TableCell({
                width: { size: side, type: WidthType.DXA },
                verticalAlign: VerticalAlignTable.CENTER,
                ...(ringed.has(from + at) && { shading: { fill: 'D9D9D9' } }),
                children: [
                  new Paragraph({
                    alignment: AlignmentType.CENTER,
                    bidirectional: isRightToLeft(language),
                    spacing: { before: 0, after: 0 },
                    children: [
                      new TextRun({
                        ...languageLook(language),
                        text: letter,
                        bold: ringed.has(from + at),
                      }),
                    ],
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

const dashed = { style: BorderStyle.DASHED, size: 6, color: '4A4A4A' };

/** Cards to cut out: a table with dashed lines. */
function wordCards(
  { across, cards }: Extract<SheetBlock, { kind: 'cards' }>,
  context: CellContext,
): Table {
  const width = Math.floor(context.width / across);
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, at) =>
    cards.slice(at * across, (at + 1) * across),
  );
  return new Table({
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: isRightToLeft(cards[0]?.language ?? wordingsLanguage()),
    width: { size: width * across, type: WidthType.DXA },
    columnWidths: Array.from({ length: across }, () => width),
    borders: {
      top: dashed,
      bottom: dashed,
      left: dashed,
      right: dashed,
      insideHorizontal: dashed,
      insideVertical: dashed,
    },
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          height: { value: 1360, rule: HeightRule.ATLEAST },
          children: row.map(
            ({ language, runs }) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                verticalAlign: VerticalAlignTable.CENTER,
                children: [
                  new Paragraph({
                    alignment: AlignmentType.CENTER,
                    bidirectional: isRightToLeft(language),
                    children: wordRuns(runs, language, context),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}
