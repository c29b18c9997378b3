import { isArticle } from '../articles.ts';
import { languageOf } from '../languages.ts';
import { maySentenceBegin } from './may-sentence-begin.ts';
import type { Side, SideName, Text, Token } from './text.ts';

/**
 * English words that are never names. Most sentences start with one of them. They are used for texts whose
 * native side has no tags.
 */
const smallEnglish = new Set(
  (
    'a an the this that these those my your his her its our their he she it we you they there here in on ' +
    'at to from for with without of by about after before during until and but or so if because when ' +
    'while where what who why how which do does did is are was were can could would will shall should ' +
    'may must have has had not no yes then also very good thank hello please let some many every all ' +
    'today tomorrow yesterday now soon later sometimes often usually always never first next finally'
  ).split(' '),
);

/**
 * Returns the words that occur in lower case anywhere in the text, folded to lower case by the rules of the
 * language. These words are not names.
 */
export function wordsSeenInLowerCase(text: Text, side: SideName): ReadonlySet<string> {
  const seen = new Set<string>(text[side] === 'en' ? smallEnglish : []);
  for (const sentence of text.sentences) {
    for (const token of sentence[side].tokens) {
      if (token.isWord && /^\p{Ll}/u.test(token.text)) seen.add(token.text);
    }
  }
  return seen;
}

/**
 * True if a word has a capital at every position in a sentence, not only at the start: names, German nouns,
 * English "I". A word without a tag keeps its capital unless it is an article or in `lowercaseWords`.
 */
export function retainsCapital(
  language: string,
  token: Pick<Token, 'text' | 'pos' | 'lemma'>,
  lowercaseWords: ReadonlySet<string> = new Set(),
): boolean {
  const { text, pos, lemma } = token;
  if (language === 'en' && /^I(?:['’].+)?$/.test(text)) return true;
  if (pos === undefined) {
    return !isArticle(language, text) && !lowercaseWords.has(lowerInitial(language, text));
  }
  return pos === 'name' || (language === 'de' && pos === 'noun') || /^\p{Lu}/u.test(lemma ?? '');
}

/**
 * Returns a word as it is written outside its sentence. If it is the first word, removes its capital, but not
 * from names, German nouns and English "I", nor if it is unknown whether the word needs its capital. Any
 * other word is unchanged.
 */
export function withoutSentenceCapital(language: string, side: Side, token: Token): string {
  const { text } = token;
  if (!/^\p{Lu}/u.test(text) || retainsCapital(language, token)) return text;
  return maySentenceBegin(language, side, token) ? lowerInitial(language, text) : text;
}

/** Converts the first letter to lower case; punctuation before it is unchanged. */
export function lowerInitial(language: string, text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleLowerCase(languageOf(language).locale));
}

/**
 * Capitalises the first letter. Uses the locale only for Turkish. The Greek locale would drop the accent,
 * which is right only if the whole word is in capitals. Dutch capitalises both letters of IJ.
 */
export function upperInitial(language: string, text: string): string {
  if (language === 'nl' && /^\P{L}*ij/u.test(text)) return text.replace('ij', 'IJ');
  return text.replace(/\p{L}/u, (letter) =>
    language === 'tr' ? letter.toLocaleUpperCase('tr') : letter.toUpperCase(),
  );
}
