/** A run of a line: words, or a box among them such as a gap or a field. */
export interface LinePiece {
  kind: string;
  id?: string | undefined;
  text?: string | undefined;
  /** What is written into a gap on paper. */
  answer?: string | undefined;
  mark?: unknown;
  language?: unknown;
}

/** Pieces that stand in one line, with the marks that may not leave them; words have given these away. */
export interface UnbreakablePieces<P> {
  pieces: P[];
  before: string;
  after: string;
}

/**
 * The pieces of a line: words that touch as one, and boxes with the marks that touch them. A box that is
 * known to be an elided word (n', qu') stays with the word or box behind it.
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
    // First what opens: between two boxes a 「 looks like the end of something as well.
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

/** Words with a colour or a language of their own keep their marks. */
const isPlain = <P extends LinePiece>(piece: P): piece is P & { text: string } =>
  piece.kind === 'words' && piece.text !== undefined && !piece.mark && !piece.language;

/**
 * The marks at the beginning of a text that belong to a box before it: a comma, « ! » with its space, a
 * closing bracket or quotation mark. Browsers break a line on both sides of every box, whatever follows.
 * What belongs to a box behind the text is taken off it before.
 */
export const boundAfter = (text: string): string => behindBox.exec(text)?.[0] ?? '';

/** The marks at the end of a text that belong to a box behind it: an opening bracket, an elided article. */
export const boundBefore = (text: string): string =>
  beforeBox.exec(text.slice(text.lastIndexOf(' ', text.length - 2) + 1))?.[0] ?? '';

/** An opening mark closes where no word follows, as in German. */
const behindBox =
  /^(?:[ \u00a0\u202f](?:[!?:;]|»(?![\p{L}\p{N}]))|[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{Sc}°]|[\p{Ps}\p{Pi}](?![\p{L}\p{N}]))+/u;
/** A » opens where nothing stands before it, as in German, a ” as in Swedish. */
const beforeBox =
  /(?:(?<!\p{L})\p{L}{1,12}['’ʼ]|«[ \u00a0\u202f]|[\p{Ps}\p{Pi}\p{Sc}"'‘¿¡]|(?<!\S)[»”’]){1,6}$/u;

/** A space that no line may end at. */
const fixedSpace = '\u00a0';

/**
 * The text with fixed spaces where French sets a mark apart from its word: before ! ? : ; and », behind «.
 * Browsers would else begin a line with the mark. The length stays, and marking takes the spaces for alike.
 * A » before a word and a « behind one are German quotation marks the other way round, and stay.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/(?<=\S)[ \u202f](?=[!?:;]|»(?![\p{L}\p{N}]))/gu, fixedSpace)
    .replace(/(?<=(?:^|[\s([“‘"'’—–-])«)[ \u202f](?=\S)/gu, fixedSpace);
}

/** The text with plain spaces for all fixed ones, for where spaces are not seen: sound, search. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');
