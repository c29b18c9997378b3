import { type Syllables, syllabify } from '#language/syllables/syllabify.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { SyllablesContent } from './content.ts';
import { hasSyllable } from './has-syllable.ts';

/**
 * The syllables of each word of the target text by token id. What was made and edited for this lesson
 * counts first, then the rules of the language; a word of which neither knows is not in the map.
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

/** The cut with the capitals of this place in the text. */
function inItsCase(cut: Syllables, word: string): Syllables {
  if (cut.reading !== undefined || cut.parts.join('').length !== word.length) return cut;
  let at = 0;
  const parts = cut.parts.map((part) => {
    at += part.length;
    return word.slice(at - part.length, at);
  });
  return { parts };
}
