import type { AiOrigin } from '#contracts/resources/ai-origin.ts';
import type { HighlightColour } from '../activities/palette.ts';

/**
 * A worksheet as data. An activity produces this data once; it is then rendered both as a printed page and as
 * a Word file. All text has a language code, which determines its direction, script and font in every
 * rendering.
 */
export interface Sheet {
  title: string;
  /** The instruction to the pupil, one or two plain sentences. */
  instruction: string;
  blocks: SheetBlock[];
  /** The answers, printed on a separate key page; empty if the sheet is not marked. */
  key: SheetBlock[];
  /** Maximum marks, for the score line; absent if the sheet is not marked. */
  marks?: number;
}

export type SheetBlock =
  | { kind: 'heading'; text: string }
  /** A sentence or a paragraph. `number` and `speaker` are not part of its runs. */
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
  /** A word bank. A page break never separates it from its exercise. */
  | { kind: 'bank'; language: string; words: string[] }
  /** A table; each column has its language. An empty cell is a place to write in. */
  | { kind: 'table'; columns: SheetColumn[]; rows: SheetRun[][][] }
  /** Cards to cut out, in rows of `across`. */
  | { kind: 'cards'; across: number; cards: SheetCard[] }
  /**
   * A square of single letters, row by row, in which pupils search for words. For the key, `rings` lists the
   * squares to ring for each word.
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
  /** A language code; for the sheet's own words `wordingsLanguage()`. */
  language: string;
  /** Relative width; 1 is the default. */
  width?: number;
  /** True if the cells contain pictures and no text. */
  pictures?: true;
}

/**
 * The emphasis of a word. Like the line styles, the emphasis is also visible in black and white. `native` is
 * for the other language in a tangled text.
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
       * The language, if it differs from the block's. Text in another language is isolated with `bdi` and has
       * its own font and direction.
       */
      language?: string;
      mark?: SheetMark;
    }
  /**
   * A place to write: 3 cm wide or 1.5 times as wide as the answer, whichever is more. `start` is the printed
   * beginning of the word.
   */
  | { kind: 'gap'; answer: string; number?: number; start?: string; hint?: string }
  /** A blacked-out word of unchanged length. */
  | { kind: 'blackout'; text: string }
  /** A word with its reading above it; only the word itself is emphasised. */
  | { kind: 'ruby'; text: string; reading: string; mark?: SheetMark }
  /** A box to tick; `large` makes it big enough to write a number in. */
  | { kind: 'box'; large?: boolean }
  /** A stored picture by its key, or an emoji. */
  | { kind: 'picture'; key?: string; emoji?: string; alt: string };

/** The header and footer data of a printed sheet, independent of its content. */
export interface SheetFrame {
  /** The resource's title. */
  lesson: string;
  /** CEFR sub-level. */
  level: string;
  /** The version, if two versions are printed for pupils sitting next to each other. */
  version?: 'A' | 'B' | undefined;
  /** How AI was used in the lesson. */
  aiOrigin?: AiOrigin | undefined;
  /** The URL of the lesson. */
  link?: string | undefined;
}

type TextBlock = Extract<SheetBlock, { kind: 'text' }>;

/** A unit of rendering: one or more text blocks that form a paragraph, or any other block. */
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
