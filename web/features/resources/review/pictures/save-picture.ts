import type { Pictures } from '#contracts/resources/resource.ts';

/** Stored pictures and the generation they had, 0 where none were stored. */
export interface StoredPictures {
  generation: number;
  pictures: Pictures;
}

/** The picture of one word, where it has one. */
export type Picture = Pictures[string] | undefined;

interface Change {
  /** The word's, by its id. */
  id: string;
  /** The word's picture when the teacher opened it. */
  began: Picture;
  /** Puts the new picture in, or takes the old one out. */
  make: (pictures: Pictures) => Pictures;
}

interface Effects {
  /** Stores them; false when another version was stored since that generation. Throws any other failure. */
  put: (pictures: Pictures, generation: number) => Promise<boolean>;
  fetch: () => Promise<StoredPictures>;
}

/** What the word has by now, where another tab changed it too and nothing was stored. */
export type PictureSaved = { saved: true } | { saved: false; theirs: Picture };

/**
 * Stores the change of one word's picture. The pictures are one part: what another tab changed of other
 * words stays. Where it changed the same word the teacher is asked first.
 */
export async function savePicture(
  newest: StoredPictures,
  { id, began, make }: Change,
  effects: Effects,
): Promise<PictureSaved> {
  let from = newest;
  for (let round = 0; round < 5; round++) {
    const theirs = from.pictures[id];
    if (!isSame(theirs, began)) return { saved: false, theirs };
    if (await effects.put(make(from.pictures), from.generation)) return { saved: true };
    from = await effects.fetch();
  }
  throw new Error('The pictures keep changing elsewhere. Wait a moment, then save again.');
}

const isSame = (one: Picture, other: Picture) =>
  one?.key === other?.key && one?.emoji === other?.emoji && one?.alt === other?.alt;

type OnePicture = Pictures[string];

interface Word {
  id: string;
  target: string;
  native: string;
}

/** The pictures with a teacher's own for one word; the emoji stays underneath. */
export function withPicture(
  pictures: Pictures,
  { id, target, native }: Word,
  own: { key: string; alt: string },
): Pictures {
  const emoji = pictures[id]?.emoji;
  const picture: OnePicture = {
    ...(emoji !== undefined && { emoji }),
    key: own.key,
    alt: own.alt.trim() || native,
    word: target,
  };
  return { ...pictures, [id]: picture };
}

/** The pictures without that of one word: its own first, so that the emoji shows again; then the emoji. */
export function withoutPicture(pictures: Pictures, { id, native }: Word): Pictures {
  const { [id]: picture, ...rest } = pictures;
  if (picture?.key === undefined || picture.emoji === undefined) return rest;
  return { ...rest, [id]: { emoji: picture.emoji, alt: native } };
}
