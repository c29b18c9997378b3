import type { ChunkWord } from '#contracts/admin/chunk-word.ts';
import { languageOf } from '#language/languages.ts';
import type { Side } from '#language/text/text.ts';
import { wordKey } from '#language/text/word-key.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { headOf, phraseWords } from './phrase-words.ts';

/** One place where a curated phrase stands in a side. */
export interface PhrasePlace {
  word: ChunkWord;
  start: number;
  end: number;
  /** Where the word before ends and the one after starts; null over punctuation or the text's edge. */
  previousEnd: number | null;
  nextStart: number | null;
}

/**
 * Every place of the phrases: whole words one after the other, with nothing but space between them. An
 * elided last letter is no other word ("parce qu'" is "parce que").
 */
export function findChunkWords(
  language: string,
  side: Side,
  words: readonly ChunkWord[],
): PhrasePlace[] {
  if (words.length === 0) return [];
  const tokens = wordTokens(side);
  const keys = tokens.map(({ text }) => wordKey(language, text));
  const byHead = indexPhrases(language, words);
  const isBlank = (from: number, to: number) => side.text.slice(from, to).trim() === '';
  return tokens.flatMap(({ start }, at) =>
    (byHead.get(headOf(language, keys[at] ?? '')) ?? []).flatMap(({ word, wanted }) => {
      const length = matchLength(language, wanted, keys, at);
      const last = tokens[at + length - 1];
      if (length === 0 || !last) return [];
      for (let n = at + 1; n < at + length; n += 1) {
        if (!isBlank(tokens[n - 1]?.end ?? 0, tokens[n]?.start ?? 0)) return [];
      }
      const previous = tokens[at - 1];
      const next = tokens[at + length];
      return [
        {
          word,
          start,
          end: last.end,
          previousEnd: previous && isBlank(previous.end, start) ? previous.end : null,
          nextStart: next && isBlank(last.end, next.start) ? next.start : null,
        },
      ];
    }),
  );
}

interface Wanted {
  word: ChunkWord;
  wanted: string[];
}

function indexPhrases(language: string, words: readonly ChunkWord[]): Map<string, Wanted[]> {
  const byHead = new Map<string, Wanted[]>();
  for (const word of words) {
    const wanted = phraseWords(language, word.phrase);
    const head = headOf(language, wanted[0] ?? '');
    if (head !== '') byHead.set(head, [...(byHead.get(head) ?? []), { word, wanted }]);
  }
  return byHead;
}

/** How many words from `at` make up the phrase; 0 when they do not. */
function matchLength(
  language: string,
  wanted: readonly string[],
  keys: readonly string[],
  at: number,
): number {
  if (languageOf(language).spaces) {
    return wanted.every((word, n) => isSame(word, keys[at + n] ?? '')) ? wanted.length : 0;
  }
  const whole = wanted.join('');
  let joined = '';
  for (let n = at; n < keys.length && joined.length < whole.length; n += 1) {
    joined += keys[n];
    if (joined === whole) return n - at + 1;
  }
  return 0;
}

const isSame = (wanted: string, found: string): boolean =>
  wanted === found ||
  (found.endsWith("'") && wanted.length === found.length && wanted.startsWith(found.slice(0, -1)));
