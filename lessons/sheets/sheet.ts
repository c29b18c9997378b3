import type { AiOrigin } from '#contracts/resources/ai-origin.ts';
import type { HighlightColour } from '../activities/palette.ts';

/**
 * A worksheet as data: produced once by an activity, rendered as a printed page and as a Word file. Text
 * carries its language code, from which direction, script and font follow everywhere.
 */
export interface Sheet {
  title: string;
  /** The instruction to the pupil, one or two sentences in plain English. */
  instruction: string;
  blocks: SheetBlock[];
  /** The answers, for the key's own page; empty if there is nothing to mark. */
  key: SheetBlock[];
  /** Maximum marks, for the score line; absent if the sheet is not marked. */
  marks?: number;
}

export type SheetBlock =
  | { kind: 'heading'; text: string }
  /** A sentence or a paragraph. `number` and `speaker` are outside of it. */
  | {
      kind: 'text';
      language: string;
      runs: SheetRun[];
      number?: number;
      speaker?: string;
      /** The language of the speaker's name, if it differs from the block's. */
      speakerLanguage?: string;
      /** True if the next block continues the same paragraph. */
      flows?: boolean;
      /** True for indented text: the options under a numbered question. */
      indent?: boolean;
    }
  /** A word bank; never separated from its exercise by a page break. */
  | { kind: 'bank'; language: string; words: string[] }
  /** A table; each column has its language. An empty cell is a place to write in. */
  | { kind: 'table'; columns: SheetColumn[]; rows: SheetRun[][][] }
  /** Cards to cut out, in rows of `across`. */
  | { kind: 'cards'; across: number; cards: SheetCard[] }
  /**
   * A square of single letters, row by row, to be searched for words. `rings` are the squares of each word to
   * ring, for the key.
   */
  | {
      kind: 'letters';
      language: string;
      columns: number;
      letters: string[];
      rings?: number[][];
    }
  /** Ruled lines to write on. */
  | { kind: 'lines'; count: number };

/** The line style that replaces a highlighter colour on paper. */
type PaperLine = `line-${HighlightColour}`;

/** A column of a table and the language of its cells. */
export interface SheetColumn {
  /** Empty for a column without a heading. */
  heading: string;
  /** A language code; `en` for the sheet's own words. */
  language: string;
  /** Relative width; 1 is the default. */
  width?: number;
  /** True if the cells contain pictures and no text. */
  pictures?: true;
}

/**
 * The emphasis of a word, which like the line styles is also clear in black and white. `native`: the other
 * language in a tangled text.
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
      /**
       * The language, if it differs from the block's: isolated with `bdi`, with its own font and direction.
       */
      language?: string;
      mark?: SheetMark;
    }
  /** A place to write: at least 3 cm, or 1.5 times the answer. `start` is the part that is printed. */
  | { kind: 'gap'; answer: string; number?: number; start?: string; hint?: string }
  /** A blacked-out word of unchanged length. */
  | { kind: 'blackout'; text: string }
  /** A word with its reading above; only the word itself is emphasised. */
  | { kind: 'ruby'; text: string; reading: string; mark?: SheetMark }
  /** A box to tick; `large` to write a figure in. */
  | { kind: 'box'; large?: boolean }
  /** A stored picture by its key, or an emoji. */
  | { kind: 'picture'; key?: string; emoji?: string; alt: string };

/** The header and footer data of a printed sheet, whatever its content. */
export interface SheetFrame {
  /** The resource's title. */
  lesson: string;
  /** CEFR sub-level. */
  level: string;
  /** Present if two versions are printed for neighbours. */
  version?: 'A' | 'B' | undefined;
  /** How AI was used in the lesson. */
  aiOrigin?: AiOrigin | undefined;
  /** The URL of the lesson. */
  link?: string | undefined;
}

type TextBlock = Extract<SheetBlock, { kind: 'text' }>;

/** A unit of rendering: a paragraph of one or several text blocks, or any other block. */
export type SheetPiece =
  | { kind: 'paragraph'; pieces: TextBlock[] }
  | Exclude<SheetBlock, { kind: 'text' }>;

/** Joins text blocks that continue the same paragraph. */
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
