import { withNoBreakSpaces } from './bind-punctuation.ts';
import { buildSentence, normalizeLine, type TextLanguages } from './build-sentence.ts';
import { carryChunks } from './carry-chunks.ts';
import { nextNumber, withoutChunks } from './next-number.ts';
import type { Piece } from './scan-pieces.ts';
import { piecesOf } from './segment-text.ts';
import type { Sentence, Side, Text } from './text.ts';

/** A sentence as the review screen sends it; a new sentence has no id. */
export interface SentenceEdit {
  id?: string | undefined;
  speaker?: string | undefined;
  target: string;
  native: string;
  startsParagraph?: boolean | undefined;
}

/**
 * Returns the sentence after an edit. Unchanged tokens keep their ids, and chunks that no longer match are
 * dropped.
 */
export function editSentence(
  sentence: Sentence,
  edit: SentenceEdit,
  languages: TextLanguages,
): Sentence {
  const { id } = sentence;
  const speaker = normalizeLine(edit.speaker ?? '');
  const edited: Sentence = {
    id,
    ...(speaker ? { speaker } : {}),
    ...(edit.startsParagraph ? { startsParagraph: true } : {}),
    target: editSide(languages.target, sentence.target, edit.target, `${id}.t`),
    native: editSide(languages.native, sentence.native, edit.native, `${id}.n`),
    chunks: sentence.chunks,
    ...(sentence.nextChunk !== undefined && { nextChunk: sentence.nextChunk }),
  };
  const chunks = carryChunks(sentence, edited);
  return chunks.length > 0 ? { ...edited, chunks } : withoutChunks(edited);
}

function editSide(language: string, side: Side, text: string, idPrefix: string): Side {
  return retokenise(language, side, withNoBreakSpaces(normalizeLine(text)), idPrefix);
}

/**
 * Applies the review screen's edits to the whole text. `edits` lists the sentences in their new order. A
 * sentence without an id, or with an unknown id, is new; stored sentences that are not listed are removed.
 */
export function editText(text: Text, edits: readonly SentenceEdit[]): Text {
  const stored = new Map(text.sentences.map((sentence) => [sentence.id, sentence]));
  let next = nextNumber([...stored.keys()], text.nextSentence);
  const sentences = edits.map((edit) => {
    const known = edit.id === undefined ? undefined : stored.get(edit.id);
    if (known) {
      stored.delete(known.id); // sent twice: the second one is a copy and gets a new id
      return editSentence(known, edit, text);
    }
    next += 1;
    return editSentence(
      buildSentence(`s${next - 1}`, ['', edit.target, edit.native], text),
      edit,
      text,
    );
  });
  return { ...text, sentences, nextSentence: next };
}

/**
 * Tokenises a side after its text was edited. Unchanged tokens keep their id, tags, reading and gloss. New
 * tokens get numbers that were never used on this side. `cuts` is explained at `segmentText`. In a language
 * without spaces, the stored segmentation stays wherever the text did not change.
 */
function retokenise(
  language: string,
  side: Side,
  text: string,
  idPrefix: string,
  cuts: readonly string[] = [],
): Side {
  if (text === side.text && cuts.length === 0) return side;
  const pieces = piecesOf(language, text, cuts.length > 0 ? cuts : keptCuts(language, side, text));
  const from = matchPieces(side.tokens, pieces);
  let next = nextNumber(
    side.tokens.map((token) => token.id),
    side.nextToken,
  );
  let start = 0;
  const tokens = pieces.map((piece, n) => {
    const old = side.tokens[from[n] ?? -1];
    const end = start + piece.text.length;
    const place = { start, end };
    start = end;
    if (old) return { ...old, ...place };
    next += 1;
    return { id: `${idPrefix}${next - 1}`, ...place, text: piece.text, isWord: piece.isWord };
  });
  return { text, tokens, nextToken: next };
}

/**
 * Returns the new segmentation. Before and after the changed part, it is the stored segmentation; for the
 * changed part, it is the engine's.
 */
function keptCuts(language: string, side: Side, text: string): string[] {
  const before = side.tokens.map((token) => token.text);
  const head: string[] = [];
  let start = 0;
  for (const piece of before) {
    if (!text.startsWith(piece, start)) break;
    head.push(piece);
    start += piece.length;
  }
  const tail: string[] = [];
  let end = text.length;
  for (const piece of before.slice(head.length).reverse()) {
    if (end - piece.length < start || !text.slice(start, end).endsWith(piece)) break;
    tail.unshift(piece);
    end -= piece.length;
  }
  const changed = piecesOf(language, text.slice(start, end)).map((piece) => piece.text);
  return [...head, ...changed, ...tail];
}

/**
 * Matches two token lists by their longest common subsequence. Returns, for each new token, the index of the
 * matching old token, or -1. Identical tokens at both ends are matched first, because an edit usually changes
 * only a word or two between them.
 */
function matchPieces(old: readonly Piece[], fresh: readonly Piece[]): number[] {
  const found = fresh.map(() => -1);
  let head = 0;
  while (head < old.length && head < fresh.length && same(old[head], fresh[head])) {
    found[head] = head;
    head += 1;
  }
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < fresh.length - head &&
    same(old[old.length - 1 - tail], fresh[fresh.length - 1 - tail])
  ) {
    found[fresh.length - 1 - tail] = old.length - 1 - tail;
    tail += 1;
  }
  const middle = commonPairs(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
  );
  for (const [from, to] of middle) found[to + head] = from + head;
  return found;
}

function same(a: Piece | undefined, b: Piece | undefined): boolean {
  return a !== undefined && b !== undefined && a.text === b.text && a.isWord === b.isWord;
}

/**
 * Maximum number of comparisons: 500 changed tokens against 500 others. A line that needs more counts as
 * completely rewritten.
 */
const maxComparisons = 250_000;

/**
 * Returns the pairs [old, new] of the common subsequence with the maximum weight. A matched word has a
 * greater weight than matched spaces.
 */
function commonPairs(old: readonly Piece[], fresh: readonly Piece[]): [number, number][] {
  if (old.length * fresh.length > maxComparisons) return [];
  const width = fresh.length + 1;
  const best = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const keep = same(old[i], fresh[j]) ? at(i + 1, j + 1) + weight(old[i]) : 0;
      best[i * width + j] = Math.max(keep, at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < fresh.length) {
    if (same(old[i], fresh[j]) && at(i, j) === at(i + 1, j + 1) + weight(old[i])) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function weight(piece: Piece | undefined): number {
  return piece?.isWord ? 64 : 1;
}
