/** A piece of a sentence, with the numbers of the English pieces that it translates. */
export interface Piece {
  ids: number[];
  /**
   * Whether the piece may be omitted. It is omitted below A2.2, and in a text that is long enough without it.
   */
  optional: boolean;
  /** The words, separated by spaces in every language. `text` omits the spaces if the language has none. */
  words: string;
}

/** A sentence as displayed. Its chunks in reading order together form `text`. */
export interface Rendered {
  text: string;
  /** The text, with `|` between words if the language has no spaces. */
  wire: string;
  chunks: { ids: number[]; text: string }[];
}

const piece = /^(\+)?(?:(\d+(?:,\d+)*):(?!\d))?(.+)$/su;
const finalMark = /[\u202F\u00A0]?[.!?…。！？؟]+(?:[\u202F\u00A0]?["“”»’」』])*$/u;
const leadingMark = /^[,;:，、；،؛]/u;

/**
 * Parses the notation of corpus/README.md. Pieces are separated by `|`. An optional piece begins with `+`. A
 * piece lists the numbers of the English pieces that it translates, unless it translates only the English
 * piece at its own position.
 */
export function readPieces(line: string): Piece[] {
  return line.split('|').map((part, place) => {
    const found = piece.exec(part);
    return {
      ids: found?.[2] ? found[2].split(',').map(Number) : [place + 1],
      optional: found?.[1] === '+',
      words: found?.[3] ?? '',
    };
  });
}

/** Renders a sentence with or without its optional pieces. The final punctuation always stays. */
export function render(line: string, withOptional: boolean, spaces: boolean): Rendered {
  const all = readPieces(line);
  const chunks: { ids: number[]; words: string }[] = [];
  for (const { ids, optional, words } of all) {
    if (optional && !withOptional) continue;
    const last = chunks.at(-1);
    const mark = optional && last ? (leadingMark.exec(words)?.[0] ?? '') : '';
    if (last) last.words += mark;
    chunks.push({ ids, words: words.slice(mark.length).trimStart() });
  }
  const closing = finalMark.exec(all.at(-1)?.words ?? '')?.[0] ?? '';
  const last = chunks.at(-1);
  if (last && !finalMark.test(last.words)) last.words += closing;
  const joined = chunks.map((chunk) => chunk.words).join(' ');
  return {
    text: spaces ? joined : joined.replaceAll(' ', ''),
    wire: spaces ? joined : joined.replaceAll(' ', '|'),
    chunks: chunks.map(({ ids, words }) => ({
      ids,
      text: spaces ? words : words.replaceAll(' ', ''),
    })),
  };
}

/** Splits a line into its fields at `#`. */
export function readFields(line: string): string[] {
  return line.split('#').map((field) => field.trim());
}
