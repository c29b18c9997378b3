import { hasSyllableRules, syllabify } from '#language/syllables/syllabify.ts';
import type { Text } from '#language/text/text.ts';
import { numbered } from '../../questions/item-ids.ts';
import type { SyllablesContent } from './content.ts';
import { hasSyllable } from './cut-words.ts';

/**
 * Maximum proportion of distinct words that the rules may fail to divide. Above this proportion, a model is
 * called instead.
 */
const mayMiss = 0.1;

/**
 * Returns the syllables of every distinct word of the text by rule, at no cost. Null if the language has no
 * rules, or if the rules need readings that the words do not have yet.
 */
export function syllablesByRule({ target, sentences }: Text): SyllablesContent | null {
  if (!hasSyllableRules(target)) return null;
  const words = new Map<string, { word: string; reading: string | undefined }>();
  for (const { text, reading, isWord } of sentences.flatMap((sentence) => sentence.target.tokens)) {
    const form = text.toLocaleLowerCase(target);
    const clapped = isWord && /\p{L}/u.test(text) && hasSyllable(text);
    if (clapped && !words.has(form)) words.set(form, { word: text, reading });
  }
  const cut = [...words.values()].flatMap(({ word, reading }) => {
    const found = syllabify(target, word, reading);
    return found ? [{ word, ...found }] : [];
  });
  if (cut.length === 0 || cut.length < words.size * (1 - mayMiss)) return null;
  return { items: numbered(cut, (item, id) => ({ id, ...item })) };
}
