/** A piece of a sentence with the numbers of the English pieces that it translates. */
export interface Piece {
  ids: number[];
  /** Left out below A2.2, and if a text is long enough without it. */
  optional: boolean;
  /** Words separated by spaces, in every language; `text` omits the spaces if the language has none. */
  words: string;
}

/** A sentence as displayed: its chunks in reading order, which together make up `text`. */
export interface Rendered {
  text: string;
  /** The text with `|` between words where the language has no spaces; else the text. */
  wire: string;
  chunks: { ids: number[]; text: string }[];
}

const piece = /^(\+)?(?:(\d+(?:,\d+)*):(?!\d))?(.+)$/su;
const finalMark = /[\u202F\u00A0]?[.!?…。！？؟]+(?:[\u202F\u00A0]?["“”»’」』])*$/u;
const leadingMark = /^[,;:，、；،؛]/u;

/**
 * Parses the notation of corpus/README.md: pieces separated by `|`, with `+` before an optional one, and the
 * numbers of the English pieces that it translates, if they differ from its own position.
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

/** Renders a sentence with or without its optional pieces; the final punctuation is always kept. */
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
