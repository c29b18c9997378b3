import { randomFrom, shuffle } from '#language/random.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { fold } from '../../questions/find-in-text.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { usableVocabulary, type WordPair } from '../games/game-words.ts';
import { plainChunks } from '../games/plain-chunks.ts';
import {
  type Face,
  type PairsOptions,
  type PairsSource,
  type PairsState,
  pairsIn,
} from './state.ts';

/** One card on the board. Pupils call out its number, which is its position, counted from 1. */
export interface Card {
  item: string;
  face: CardFace;
}

/** The faces of the two cards of each chosen item. */
interface Faces {
  id: string;
  one: string;
  other: string;
}

/** Makes the board for the chosen options: chooses its items, in list or text order. */
export function makePairs(request: ActivityRequest<PairsOptions>): PairsState {
  const { material, seed } = request;
  const options = playable(material, request.options);
  const items = dealable(material, options);
  const chosen = new Set<string>();
  const taken: Faces[] = [];
  for (const item of shuffle(items, randomFrom(seed))) {
    if (taken.length === pairsIn[options.size]) break;
    const faces = facesOf(material, item, options);
    if (!faces || !staysSolvable(faces, taken)) continue;
    taken.push(faces);
    chosen.add(item.id);
  }
  return { seed, options, ids: items.flatMap(({ id }) => (chosen.has(id) ? [id] : [])) };
}

/**
 * Returns the options if this material supports them, otherwise the nearest supported options: pictures and
 * sounds may not have been generated yet.
 */
function playable(material: LessonMaterial, options: PairsOptions): PairsOptions {
  const sources = sourcesIn(material);
  const source = sources.includes(options.source) ? options.source : (sources[0] ?? options.source);
  const wanted = { ...options, source };
  if (dealable(material, wanted).length >= fewestPairs) return wanted;
  return { ...wanted, faces: ['target', 'native'] };
}

function facesOf(material: LessonMaterial, item: WordPair, { faces }: PairsOptions): Faces | null {
  const [one, other] = faces.map((face) => cardFace(material, item, face));
  return one && other ? { id: item.id, one: one.same, other: other.same } : null;
}

/**
 * True if the board remains solvable with this item, whichever correct pairs are found first. Cards that look
 * the same are interchangeable: `the` may be paired with `le` or `la`. If `la` also had another meaning,
 * pairing `the` with `la` could leave cards that cannot be paired, so such items are excluded.
 */
function staysSolvable(faces: Faces, taken: readonly Faces[]): boolean {
  const sameOne = taken.filter(({ one }) => one === faces.one);
  const sameOther = taken.filter(({ other }) => other === faces.other);
  if (sameOne.length > 0 && sameOther.length > 0) return false;
  const shared = (key: 'one' | 'other', value: string) =>
    taken.filter((each) => each[key] === value).length > 1;
  return (
    sameOne.every(({ other }) => !shared('other', other)) &&
    sameOther.every(({ one }) => !shared('one', one))
  );
}

/**
 * Returns the cards in their positions. The order is the same on every machine, and at least one card is
 * apart from its partner.
 */
export function dealCards(state: PairsState, material: LessonMaterial): Card[] {
  const wanted = new Set(state.ids);
  const cards = dealable(material, state.options)
    .filter(({ id }) => wanted.has(id))
    .flatMap((item) =>
      state.options.faces.flatMap((name): Card[] => {
        const face = cardFace(material, item, name);
        return face ? [{ item: item.id, face }] : [];
      }),
    );
  const dealt = shuffle(cards, randomFrom(state.seed ^ 0x5eed));
  return isGivenAway(dealt) ? [...dealt.slice(1), ...dealt.slice(0, 1)] : dealt;
}

/** True if every card is next to its partner, in reading order. */
function isGivenAway(cards: readonly Card[]): boolean {
  return cards.every((card, at) => at % 2 === 1 || card.item === cards[at + 1]?.item);
}

/** The face of one card, and the value (`same`) used to compare it with other cards. */
export interface CardFace {
  face: Face;
  /** The words, an emoji, or the text alternative of a picture or sound. */
  words: string;
  /** The storage key of a picture or clip. */
  key?: string;
  emoji?: string;
  /** Cards with the same value look or sound the same and are interchangeable. */
  same: string;
}

/** Returns the items of a source, regardless of what their cards can show. */
function itemsOf(material: LessonMaterial, source: PairsSource): WordPair[] {
  if (source === 'chunks') return plainChunks(material.text);
  return usableVocabulary(material).map(({ id, target, native }) => ({ id, target, native }));
}

/** Returns one card face of an item; null if the item has no such picture or sound. */
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
  // Two words with the same spelling sound alike, so they share a value.
  const side = face === 'native' ? 'native' : 'target';
  const words = item[side].trim();
  const same = `${face} ${fold(words, text[side]) || words}`;
  if (face !== 'sound') return { face, words, same };
  const clip = speech.clips[item.id];
  return clip ? { face, words, key: clip.key, same } : null;
}

/** Returns the items for which both cards of a pair are available. */
export function dealable(material: LessonMaterial, options: PairsOptions): WordPair[] {
  return itemsOf(material, options.source).filter((item) =>
    options.faces.every((face) => cardFace(material, item, face)),
  );
}

/** Minimum number of pairs for a playable board. */
const fewestPairs = 2;

/** Returns the faces that are available for enough items of a source, in menu order. */
export function facesFor(material: LessonMaterial, source: PairsSource): Face[] {
  const items = itemsOf(material, source);
  return (['target', 'native', 'picture', 'sound'] as const).filter(
    (face) => items.filter((item) => cardFace(material, item, face)).length >= fewestPairs,
  );
}

/** Returns the sources with enough items to play. */
export function sourcesIn(material: LessonMaterial): PairsSource[] {
  return (['vocabulary', 'chunks'] as const).filter(
    (source) => itemsOf(material, source).length >= fewestPairs,
  );
}
