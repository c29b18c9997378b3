import { needsFurigana } from '#language/jlpt-kanji.ts';
import { inKana, isKana, type RubyPart, rubyParts, toHiragana } from '#language/readings/kana.ts';
import type { Token } from '#language/text/text.ts';
import type { ReadingsOptions } from './state.ts';

/** A word as it is shown: its parts, each with what stands above it. */
export interface ShownWord {
  parts: RubyPart[];
  /** True where the place above is kept but empty, so that no line moves when it is shown. */
  covered: boolean;
  /** Whether what stands above is in Latin letters. */
  latin: boolean;
}

/** A word with its reading as the options want it; null where it stands alone, as it is written. */
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
  // Kana above kana says nothing.
  if (text === undefined || text === base || (!isLatin(text) && isKana(base))) return alone;
  const covered = above === 'nothing' || isKnown(token, language, above, known);
  const split = language === 'ja' && !isLatin(text) && base === token.text;
  return { parts: split ? rubyParts(base, text) : [{ text: base, reading: text }], covered, latin };
}

/** What keeps its place while nothing is shown. */
const usualAbove = (language: string) =>
  ['ja', 'zh', 'yue', 'th'].includes(language) ? 'reading' : 'roman';

const isLatin = (text: string) => /\p{sc=Latin}/u.test(text);

function overOf(token: Token, language: string, above: 'reading' | 'roman'): string | undefined {
  const { reading, roman } = token;
  if (above === 'roman') return roman;
  // Latin letters of a teacher's are the romaji: furigana are kana.
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
  // A teacher may have given Latin letters in place of the vowel marks; they stand above alone.
  if (form === 'written' || isLatin(reading)) return text;
  return form === 'hiragana' && language === 'ja' ? toHiragana(reading) : reading;
}
