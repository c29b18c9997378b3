import { isArticle } from '../languages/articles.ts';
import { foldWord } from '../languages/fold-word.ts';
import { languageOf } from '../languages/languages.ts';
import { scanPieces } from './scan-pieces.ts';
import type { Text, Token } from './text.ts';

/** One place where a vocabulary item stands in the target text. */
export interface VocabularyMatch {
  /** Index in the vocabulary list. */
  item: number;
  sentenceId: string;
  tokenIds: string[];
}

/**
 * Finds the items of a vocabulary list in the target text by lemma where tokens have one, else by
 * form; articles in front are ignored, items of many words match word by word. Longer items win: a
 * token belongs to one match only.
 */
export function matchVocabulary(
  text: Text,
  vocabulary: readonly { target: string }[],
): VocabularyMatch[] {
  const items = vocabulary.flatMap(({ target }, item) =>
    wordings(text.target, target).map((words) => ({ item, words })),
  );
  items.sort((a, b) => b.words.join('').length - a.words.join('').length);
  return text.sentences.flatMap((sentence) => {
    const words = sentence.target.tokens.filter((token) => token.isWord);
    const forms = words.map((token) => formsOf(text.target, token));
    const taken = new Set<number>();
    const found: (VocabularyMatch & { at: number })[] = [];
    for (const { item, words: wanted } of items) {
      for (let at = 0; at < words.length; at += 1) {
        const length = matchLength(text.target, wanted, forms, at);
        const places = Array.from({ length }, (_, n) => at + n);
        if (length === 0 || places.some((place) => taken.has(place))) continue;
        for (const place of places) taken.add(place);
        const tokenIds = words.slice(at, at + length).map((token) => token.id);
        found.push({ item, sentenceId: sentence.id, tokenIds, at });
      }
    }
    found.sort((a, b) => a.at - b.at);
    return found.map(({ item, sentenceId, tokenIds }) => ({ item, sentenceId, tokenIds }));
  });
}

/** `le beau / la belle (adj.)` -> [[beau], [belle]]: each wording as folded words without article. */
function wordings(language: string, entry: string): string[][] {
  return entry
    .replace(/[(（][^)）]*[)）]/g, ' ')
    .split(/[/;|,،、]/)
    .map((wording) => {
      const words = scanPieces(language, wording)
        .filter((piece) => piece.isWord)
        .map((piece) => piece.text);
      while (words.length > 1 && isArticle(language, words[0] ?? '')) words.shift();
      return words.map((word) => foldWord(language, word)).filter((word) => word !== '');
    })
    .filter((words) => words.length > 0);
}

/** Everything the token may be called: its form, and its lemma with and without an article. */
function formsOf(language: string, token: Token): string[] {
  const forms = [foldWord(language, token.text)];
  if (token.lemma) forms.push(...wordings(language, token.lemma).map((words) => words.join(' ')));
  return forms;
}

/** How many tokens from `at` make up the wanted words; 0 when they do not. */
function matchLength(
  language: string,
  wanted: readonly string[],
  forms: readonly (readonly string[])[],
  at: number,
): number {
  if (languageOf(language).spaces) {
    const fits = wanted.every((word, n) => forms[at + n]?.includes(word) ?? false);
    return fits ? wanted.length : 0;
  }
  // The list is not cut as the text is, so the letters are what must agree.
  const whole = wanted.join('');
  let joined = '';
  for (let n = 0; at + n < forms.length && joined.length < whole.length; n += 1) {
    const own = forms[at + n] ?? [];
    if (own.some((form) => joined + form === whole)) return n + 1;
    joined += own[0] ?? '';
    if (!whole.startsWith(joined)) return 0;
  }
  return 0;
}
