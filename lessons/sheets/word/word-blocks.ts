import { BorderStyle, HeadingLevel, Paragraph, type Table, TextRun } from 'docx';
import { paragraphs, type SheetPiece } from '../paragraphs.ts';
import type { SheetBlock } from '../sheet.ts';
import { isRightToLeft, languageLook } from './word-look.ts';
import { type WordContext, wordRuns } from './word-runs.ts';
import { wordCards, wordTable } from './word-table.ts';

/** What blocks need to know of the document they go into. */
export interface BlockContext extends WordContext {
  /** The width between the margins, in twentieths of a point. */
  width: number;
}

/** How far a number's text stands in, in twentieths of a point. */
const indent = 480;

/** The blocks of a sheet, or of its key, in Word. */
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
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: piece.text, keepNext: true })];
    case 'paragraph':
      return [text(piece.pieces, isOption(before), answeredBy(next), context)];
    case 'bank':
      return [bank(piece)];
    case 'table':
      return [wordTable(piece, context), gap()];
    case 'cards':
      return [wordCards(piece, context), gap()];
    case 'lines':
      return Array.from({ length: piece.count }, (_, at) => line(at < piece.count - 1));
  }
}

/** Whether a piece is what a question is answered with: no page parts them, as on the printed page. */
function answeredBy(piece: SheetPiece | undefined): boolean {
  return piece?.kind === 'lines' || piece?.kind === 'bank' || isOption(piece);
}

function isOption(piece: SheetPiece | undefined): boolean {
  if (piece?.kind !== 'paragraph') return false;
  const [first] = piece.pieces;
  return first?.indent === true && first.number === undefined;
}

/**
 * Above and below a paragraph, in twentieths of a point. Options stand close, and the next question apart
 * from the last of them, as far as on the printed page: Word adds the two up.
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
  const language = first?.language ?? 'en';
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

/** A ruled line; `between` parts it from the next, which has the same border. */
const line = (keepNext: boolean) =>
  new Paragraph({
    keepNext,
    border: { bottom: thin, between: thin },
    spacing: { before: 260, after: 0 },
    children: [],
  });

/** Two tables that touch become one in Word. */
const gap = () => new Paragraph({ spacing: { after: 120 }, children: [] });
