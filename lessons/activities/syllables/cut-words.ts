import { languageOf } from '#language/languages.ts';
import { type Syllables, syllabify } from '#language/syllables/syllabify.ts';
import { isShortened } from '#language/text/is-shortened.ts';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { SyllablesContent } from './content.ts';

/**
 * Maps the token id of each word of the target text to its syllables. Syllables generated or edited for this
 * lesson take precedence over the rules of the language. A word that has neither is not in the map.
 */
export function cutWords({ text, parts }: LessonMaterial): ReadonlyMap<string, Syllables> {
  const { target } = text;
  const content = SyllablesContent.safeParse(parts.syllables);
  const made = new Map(
    (content.success ? content.data.items : []).map(({ word, parts: cut, reading }) => [
      word.toLocaleLowerCase(target),
      { parts: cut, ...(reading !== undefined && { reading }) },
    ]),
  );
  const cuts = new Map<string, Syllables>();
  for (const token of text.sentences.flatMap((sentence) => sentence.target.tokens)) {
    if (!token.isWord || !hasSyllable(token.text)) continue;
    const stored = made.get(token.text.toLocaleLowerCase(target));
    const cut = stored
      ? inItsCase(stored, token.text)
      : syllabify(target, token.text, token.reading);
    if (cut) cuts.set(token.id, cut);
  }
  return cuts;
}

/** Returns the syllables with the word's capitals at this place in the text. */
function inItsCase(cut: Syllables, word: string): Syllables {
  if (cut.reading !== undefined || cut.parts.join('').length !== word.length) return cut;
  let at = 0;
  const parts = cut.parts.map((part) => {
    at += part.length;
    return word.slice(at - part.length, at);
  });
  return { parts };
}

/**
 * Returns the ids of the words that need a space after them once they are divided. In scripts without spaces,
 * dots would otherwise be the only separators between words as well as syllables. A word before a comma needs
 * no space.
 */
export function wordsApart({ target, sentences }: Text): ReadonlySet<string> {
  if (languageOf(target).spaces) return new Set();
  return new Set(
    sentences.flatMap(({ target: { tokens } }) =>
      tokens.flatMap(({ id, isWord }, at) => (isWord && tokens[at + 1]?.isWord ? [id] : [])),
    ),
  );
}

/**
 * True if a word is clapped separately. False for (a) an elided l’ or qu’, which is pronounced with the next
 * word, (b) a single consonant such as Russian в, and (c) abbreviations such as z. B., which are read out as
 * full words.
 */
export function hasSyllable(word: string): boolean {
  if (/['’]$/u.test(word) || isShortened(word)) return false;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  return !/^[\p{sc=Latin}\p{sc=Cyrillic}]$/u.test(letters) || /[aeiouyаеиоуыэюяєі]/iu.test(letters);
}

/**
 * Matches a written syllable that is silent in everyday French: consonants and a mute e, as in ta-ble,
 * jau-nes.
 */
const mute = /^[^aeiouyàâäæéèêëîïôöœùûüÿ]*(?:[qg]u)?es?$/iu;

/**
 * Returns the number of claps of a spoken word. In French, a written last syllable with a mute e is not
 * clapped, because it is heard only in songs and verse. A word of one syllable always gets one clap.
 * (Grevisse, Le bon usage, § 30.)
 */
export function spokenClaps(language: string, parts: readonly string[]): number {
  const last = parts.at(-1) ?? '';
  const isMute = language === 'fr' && parts.length > 1 && mute.test(last);
  return parts.length - (isMute ? 1 : 0);
}
