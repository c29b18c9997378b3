/** A run of a line: words, or a box between words, such as a gap or a field. */
export interface LinePiece {
  kind: string;
  id?: string | undefined;
  text?: string | undefined;
  /** The answer that is printed in a gap on paper. */
  answer?: string | undefined;
  mark?: unknown;
  language?: unknown;
}

/**
 * Pieces that stay on one line, with the punctuation that was removed from the adjacent words and bound to
 * the pieces.
 */
export interface UnbreakablePieces<P> {
  pieces: P[];
  before: string;
  after: string;
}

/**
 * Groups a line into unbreakable pieces: adjacent words, and boxes together with the punctuation that touches
 * them. If a box contains an elided word that is known (n', qu'), it stays with the next word or box.
 */
export function bindPunctuation<P extends LinePiece>(line: readonly P[]): UnbreakablePieces<P>[] {
  const held: UnbreakablePieces<P>[] = [];
  for (const piece of line) {
    const own = held.at(-1);
    const last = own?.pieces.at(-1);
    if (last && isPlain(last) && isPlain(piece)) last.text += piece.text;
    else if (own && last && isElided(last) && piece.kind !== 'words') own.pieces.push(piece);
    else held.push({ pieces: [isPlain(piece) ? { ...piece } : piece], before: '', after: '' });
  }
  held.forEach((own, at) => {
    const [words] = own.pieces;
    if (!words || !isPlain(words)) return;
    const [last, next] = [held[at - 1], held[at + 1]];
    // Binds opening punctuation first, because between two boxes 「 would also match as closing punctuation.
    if (next && isBox(next)) {
      next.before = boundBefore(words.text);
      words.text = words.text.slice(0, words.text.length - next.before.length);
    }
    if (last && isBox(last)) {
      last.after = isElided(last.pieces.at(-1)) ? firstWord(words.text) : boundAfter(words.text);
      words.text = words.text.slice(last.after.length);
    }
  });
  return held;
}

const isBox = ({ pieces }: UnbreakablePieces<LinePiece>): boolean => pieces[0]?.kind !== 'words';

const isElided = (piece: LinePiece | undefined): boolean =>
  piece !== undefined && piece.kind !== 'words' && /['’ʼ]$/u.test(piece.text ?? piece.answer ?? '');

const firstWord = (text: string): string => /^\S*/u.exec(text)?.[0] ?? '';

/**
 * True for words without a colour or language of their own; punctuation is never moved out of other words.
 */
const isPlain = <P extends LinePiece>(piece: P): piece is P & { text: string } =>
  piece.kind === 'words' && piece.text !== undefined && !piece.mark && !piece.language;

/**
 * Returns the punctuation at the start of a text that belongs to the preceding box: a comma, « ! » with its
 * space, a closing bracket or quotation mark. It must be bound to the box, because browsers may break a line
 * on both sides of every box. Before the call, remove punctuation that belongs to the next box.
 */
export const boundAfter = (text: string): string => behindBox.exec(text)?.[0] ?? '';

/** Returns the end of a text that belongs to the next box: an opening bracket, an elided article. */
export const boundBefore = (text: string): string =>
  beforeBox.exec(text.slice(text.lastIndexOf(' ', text.length - 2) + 1))?.[0] ?? '';

/** Matches punctuation after a box. An opening quotation mark is closing if no word follows, as in German. */
const behindBox =
  /^(?:[ \u00a0\u202f](?:[!?:;]|»(?![\p{L}\p{N}]))|[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{Sc}°]|[\p{Ps}\p{Pi}](?![\p{L}\p{N}]))+/u;
/**
 * Matches punctuation before a box. At the start of a text, » counts as opening (German), and so does ”
 * (Swedish).
 */
const beforeBox =
  /(?:(?<!\p{L})\p{L}{1,12}['’ʼ]|«[ \u00a0\u202f]|[\p{Ps}\p{Pi}\p{Sc}"'‘¿¡]|(?<!\S)[»”’]){1,6}$/u;

/** A no-break space. */
const fixedSpace = '\u00a0';

/**
 * Replaces the spaces around French punctuation with no-break spaces: before ! ? : ; and », and after «.
 * Otherwise browsers could start a line with the punctuation. The length of the text stays the same, and
 * marking treats both kinds of space as equal. Does not change the spaces around a » before a word or a «
 * after a word, because these are inverted German quotation marks.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/(?<=\S)[ \u202f](?=[!?:;]|»(?![\p{L}\p{N}]))/gu, fixedSpace)
    .replace(/(?<=(?:^|[\s([“‘"'’—–-])«)[ \u202f](?=\S)/gu, fixedSpace);
}

/**
 * Replaces no-break spaces with plain spaces. Used for speech and search, where the difference is not
 * visible.
 */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');
