import type { AiOrigin } from '#contracts/resources/ai-origin.ts';
import type { HighlightColour } from '../activities/palette.ts';

/**
 * A worksheet as data: written once by an activity, drawn as a printed page and as a Word file. Text
 * carries its language code, so that direction, script and font follow from it everywhere.
 */
export interface Sheet {
  title: string;
  /** What the pupil is to do, one or two sentences in plain English. */
  instruction: string;
  blocks: SheetBlock[];
  /** The answers, for the key's own page; empty where there is nothing to mark. */
  key: SheetBlock[];
  /** Marks to be had, for the score line; absent where the sheet is not marked. */
  marks?: number;
}

export type SheetBlock =
  | { kind: 'heading'; text: string }
  /** A sentence or a paragraph. `number` and `speaker` stand outside of it. */
  | {
      kind: 'text';
      language: string;
      runs: SheetRun[];
      number?: number;
      speaker?: string;
      /** The language of the speaker's name, where it is not the block's. */
      speakerLanguage?: string;
      /** True where the next block goes on in the same paragraph. */
      flows?: boolean;
      /** True where it stands in from the edge: the options under a numbered question. */
      indent?: boolean;
    }
  /** A word bank; never parted from what it belongs to. */
  | { kind: 'bank'; language: string; words: string[] }
  /** A table; each column has its language. An empty cell is a place to write in. */
  | { kind: 'table'; columns: SheetColumn[]; rows: SheetRun[][][] }
  /** Cards to cut out, read across, `across` to a row. */
  | { kind: 'cards'; across: number; cards: SheetCard[] }
  /** Ruled lines to write on. */
  | { kind: 'lines'; count: number };

/** The line that stands on paper for a colour of the highlighter. */
type PaperLine = `line-${HighlightColour}`;

/** A column of a table and the language of its cells. */
export interface SheetColumn {
  /** Empty for a column without a heading. */
  heading: string;
  /** A language code; `en` for the sheet's own words. */
  language: string;
  /** Share of the width; 1 is the usual. */
  width?: number;
  /** True where the cells hold pictures and no text. */
  pictures?: true;
}

/**
 * How a word stands out. `native`: the other language in a tangled text; survives black and white, as
 * the lines do.
 */
export type SheetMark = 'bold' | 'native' | 'underline' | 'struck' | 'quiet' | PaperLine;

/** One card to cut out. */
export interface SheetCard {
  language: string;
  runs: SheetRun[];
}

export type SheetRun =
  | {
      kind: 'words';
      text: string;
      /** Another language than the block's: set apart by `bdi`, its own font and direction. */
      language?: string;
      mark?: SheetMark;
    }
  /** A place to write: at least 3 cm, or 1.5 times the answer. `start` is what is left to see. */
  | { kind: 'gap'; answer: string; number?: number; start?: string; hint?: string }
  /** A blacked-out word that keeps its length. */
  | { kind: 'blackout'; text: string }
  /** A word with its reading above; the mark is the word's alone. */
  | { kind: 'ruby'; text: string; reading: string; mark?: SheetMark }
  /** A box to tick; `large` to write a figure in. */
  | { kind: 'box'; large?: boolean }
  /** A stored picture by its key, or an emoji. */
  | { kind: 'picture'; key?: string; emoji?: string; alt: string };

/** What stands around a printed sheet, whatever it holds. */
export interface SheetFrame {
  /** The resource's title. */
  lesson: string;
  /** CEFR sub-level. */
  level: string;
  /** Present where two versions are printed for neighbours. */
  version?: 'A' | 'B' | undefined;
  /** How AI had a part in the lesson. */
  aiOrigin?: AiOrigin | undefined;
  /** The address of the lesson online. */
  link?: string | undefined;
}

type TextBlock = Extract<SheetBlock, { kind: 'text' }>;

/** What is drawn as one thing: a paragraph of one or several text blocks, or any other block. */
export type SheetPiece =
  | { kind: 'paragraph'; pieces: TextBlock[] }
  | Exclude<SheetBlock, { kind: 'text' }>;

/** Joins text blocks that flow into each other. */
export function paragraphs(blocks: readonly SheetBlock[]): SheetPiece[] {
  const out: SheetPiece[] = [];
  let open: TextBlock[] | null = null;
  for (const block of blocks) {
    if (block.kind !== 'text') {
      out.push(block);
      open = null;
      continue;
    }
    if (open) open.push(block);
    else {
      open = [block];
      out.push({ kind: 'paragraph', pieces: open });
    }
    if (!block.flows) open = null;
  }
  return out;
}
