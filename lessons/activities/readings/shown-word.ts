import { needsFurigana } from '#language/jlpt-kanji.ts';
import { inKana, isKana, type RubyPart, rubyParts, toHiragana } from '#language/readings/kana.ts';
import type { Token } from '#language/text/text.ts';
import type { ReadingsOptions } from './state.ts';

/** A word as displayed: its parts, each with its annotation above. */
export interface ShownWord {
  parts: RubyPart[];
  /**
   * True if the space above the word is reserved but empty, so that lines do not move when the annotation
   * appears.
   */
  covered: boolean;
  /** True if the annotation above is in Latin letters. */
  latin: boolean;
}

/**
 * Returns a word with its reading according to the options; null if it is shown as written, without a
 * reading.
 */
export function shownWord(
  token: Token,
  language: string,
  { above, form, known }: ReadingsOptions,
): ShownWord | null {
  if (!token.isWord) return null;
  const base = baseOf(token, language, form);
  const latin = above === 'roman' || language !== 'ja';
  const text = overOf(token, language, above === 'nothing' ? usualAbove(language) : above);
  const alone = base === token.text ? null : { parts: [{ text: base }], covered: false, latin };
  // An annotation in kana above kana would be redundant.
  if (text === undefined || text === base || (!isLatin(text) && isKana(base))) return alone;
  const covered = above === 'nothing' || isKnown(token, language, above, known);
  const split = language === 'ja' && !isLatin(text) && base === token.text;
  return { parts: split ? rubyParts(base, text) : [{ text: base, reading: text }], covered, latin };
}

/** Returns the annotation whose space is reserved while no annotation is shown. */
const usualAbove = (language: string) =>
  ['ja', 'zh', 'yue', 'th'].includes(language) ? 'reading' : 'roman';

const isLatin = (text: string) => /\p{sc=Latin}/u.test(text);

function overOf(token: Token, language: string, above: 'reading' | 'roman'): string | undefined {
  const { reading, roman } = token;
  if (above === 'roman') return roman;
  // Latin letters entered by a teacher are shown as romaji, not as furigana, because furigana are kana.
  return language === 'ja' && reading && isLatin(reading) ? undefined : reading;
}

function isKnown(
  { text }: Token,
  language: string,
  above: ReadingsOptions['above'],
  known: ReadingsOptions['known'],
): boolean {
  return language === 'ja' && above === 'reading' && !needsFurigana(text, known);
}

function baseOf(token: Token, language: string, form: ReadingsOptions['form']): string {
  const { text } = token;
  const reading = language === 'ja' ? inKana(token) : (token.reading ?? text);
  // A teacher may have entered Latin letters in place of the vowel marks; Latin letters are shown only above
  // the word.
  if (form === 'written' || isLatin(reading)) return text;
  return form === 'hiragana' && language === 'ja' ? toHiragana(reading) : reading;
}
