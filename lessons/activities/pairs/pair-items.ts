import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { fold } from '../../questions/find-in-text.ts';
import { usableVocabulary, type WordPair } from '../games/game-words.ts';
import { plainChunks } from '../games/plain-chunks.ts';
import type { Face, PairsOptions, PairsSource } from './state.ts';

/** What one card shows, and what makes it the same as another. */
export interface CardFace {
  face: Face;
  /** Words, an emoji, or what is written for those who cannot see a picture or hear a sound. */
  words: string;
  /** A stored picture or clip. */
  key?: string;
  emoji?: string;
  /** Cards with the same one look or sound the same, and either may be taken. */
  same: string;
}

/** The items of a source, whatever their cards can show. */
export function itemsOf(material: LessonMaterial, source: PairsSource): WordPair[] {
  if (source === 'chunks') return plainChunks(material.text);
  return usableVocabulary(material).map(({ id, target, native }) => ({ id, target, native }));
}

/** One card of an item; null where there is no such picture or sound. */
export function cardFace(material: LessonMaterial, item: WordPair, face: Face): CardFace | null {
  const { text, pictures, speech } = material;
  if (face === 'picture') {
    const picture = pictures[item.id];
    if (!picture?.key && !picture?.emoji) return null;
    const { key, emoji, alt } = picture;
    const words = alt || item.native;
    if (key) return { face, words, key, same: `picture ${key}` };
    return { face, words, ...(emoji && { emoji }), same: `picture ${emoji}` };
  }
  // Two words that are spelt alike sound alike.
  const side = face === 'native' ? 'native' : 'target';
  const words = item[side].trim();
  const same = `${face} ${fold(words, text[side]) || words}`;
  if (face !== 'sound') return { face, words, same };
  const clip = speech.clips[item.id];
  return clip ? { face, words, key: clip.key, same } : null;
}

/** The items that have both cards of a pair. */
export function dealable(material: LessonMaterial, options: PairsOptions): WordPair[] {
  return itemsOf(material, options.source).filter((item) =>
    options.faces.every((face) => cardFace(material, item, face)),
  );
}

/** With fewer pairs a board is no game. */
export const fewestPairs = 2;

/** The faces that enough items of a source have, in the order of the menu. */
export function facesFor(material: LessonMaterial, source: PairsSource): Face[] {
  const items = itemsOf(material, source);
  return (['target', 'native', 'picture', 'sound'] as const).filter(
    (face) => items.filter((item) => cardFace(material, item, face)).length >= fewestPairs,
  );
}

/** The sources that are there to play from. */
export function sourcesIn(material: LessonMaterial): PairsSource[] {
  return (['vocabulary', 'chunks'] as const).filter(
    (source) => itemsOf(material, source).length >= fewestPairs,
  );
}
