import { isArticle } from '../articles.ts';
import { foldWord } from '../fold-word.ts';
import { languageOf } from '../languages.ts';
import { isSmallWord } from '../other-language.ts';
import { scanPieces } from './scan-pieces.ts';
import type { Sentence } from './text.ts';

/** Infinitive endings. Inflected forms of a verb replace them with other endings. */
const infinitives: Record<string, RegExp> = {
  fr: /(?:er|ir|oir|re)$/u,
  es: /[aeií]r(?:se)?$/u,
  pt: /[aeiô]r(?:-se)?$/u,
  it: /(?:[aei]re|[aei]rsi)$/u,
  de: /e?n$/u,
  nl: /en$/u,
  sv: /a$/u,
  da: /e$/u,
  nb: /e$/u,
  ru: /(?:ть|ти|чь)(?:ся|сь)?$/u,
  uk: /(?:ти|чи)(?:ся|сь)?$/u,
  pl: /(?:ć|c)$/u,
  cs: /t$/u,
  ro: /(?:a|ea|e|i|î)$/u,
  la: /(?:are|ere|ire|ari|eri|iri)$/u,
};

/** Maximum length of a noun or adjective ending: chevaux, Häuser, gatas. */
const longestEnding = 2;
/** Maximum length of a verb ending: mangeaient. */
const longestVerbEnding = 6;
/** Maximum number of other words between two words of a phrase. */
const maxBetween = 1;

/**
 * Scripts that attach small words to other words, or have no spaces. In these scripts a word is searched as a
 * substring.
 */
const joining = new Set(['Arab', 'Hebr', 'Hans', 'Hant', 'Jpan', 'Thai', 'Kore']);

/**
 * True if a sentence uses a word list entry. The sentence must contain every word of one wording, in order
 * and close together; each word may be in any form with the same stem. Leading articles are ignored. A form
 * with a different stem (va for aller) is not recognised, because the tokens of a newly generated text have
 * no lemma yet.
 */
export function usesPhrase(language: string, { target }: Sentence, entry: string): boolean {
  return wordingsOf(entry).some((wording) => {
    const words = wordsOf(language, wording);
    while (words.length > 1 && isArticle(language, words[0] ?? '')) words.shift();
    if (words.length === 0) return false;
    if (!languageOf(language).spaces) return usesLetters(language, target.text, words.join(''));
    const forms = target.tokens.filter(({ isWord }) => isWord).map(({ text }) => text);
    return forms.some((_, at) => standsAt(language, words, forms, at));
  });
}

const wordingsOf = (entry: string): string[] =>
  entry
    .replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' ')
    .split(/[/|;,；，、،]/u)
    .filter((wording) => wording.trim() !== '');

const wordsOf = (language: string, text: string): string[] =>
  scanPieces(language, text)
    .filter(({ isWord }) => isWord)
    .map(({ text: word }) => word);

function standsAt(
  language: string,
  words: readonly string[],
  forms: readonly string[],
  from: number,
): boolean {
  let at = from;
  for (const [place, word] of words.entries()) {
    const most = place === 0 ? at : at + maxBetween;
    while (at <= most && !isFormOf(language, forms[at] ?? '', word)) at += 1;
    if (at > most) return false;
    at += 1;
  }
  return true;
}

/** Folds letters for comparison, because a form may add an umlaut or an accent. */
const plain = (language: string, word: string) =>
  foldWord(language, word)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’]$/u, '');

function isFormOf(language: string, form: string, word: string): boolean {
  const [own, wanted] = [plain(language, form), plain(language, word)];
  if (own === wanted) return own !== '';
  if (joining.has(languageOf(language).script)) return own.includes(stemOf(wanted));
  // Function words do not inflect, but lose a vowel before another vowel: parce qu’il.
  if (isSmallWord(language, word)) return own !== '' && wanted.slice(0, -1) === own;
  const bare = foldWord(language, word);
  const ending = infinitives[language]?.exec(bare)?.[0].length ?? 0;
  const stem = wanted.slice(0, wanted.length - ending);
  if (ending > 0 && stem.length > 1 && isForm(own, stem, 1, longestVerbEnding)) return true;
  return isForm(own, wanted, longestEnding, longestEnding);
}

/**
 * True if both words have the same stem: `own` is `wanted` with at most `lost` letters removed and at most
 * `added` letters added at the end.
 */
function isForm(own: string, wanted: string, lost: number, added: number): boolean {
  let alike = 0;
  while (alike < wanted.length && own.charAt(alike) === wanted.charAt(alike)) alike += 1;
  const isLost = wanted.length - alike <= Math.min(lost, Math.floor(wanted.length / 3));
  return isLost && own.length - alike <= added;
}

const stemOf = (word: string) => word.slice(0, Math.max(2, Math.ceil(word.length * 0.6)));

function usesLetters(language: string, text: string, word: string): boolean {
  const letters = (one: string) => foldWord(language, one).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const wanted = letters(word);
  // Japanese verbs and adjectives inflect after their stem, in hiragana.
  const stem = language === 'ja' ? wanted.replace(/(?<=\p{sc=Han})\p{sc=Hira}{1,2}$/u, '') : wanted;
  return stem !== '' && letters(text).includes(stem);
}
