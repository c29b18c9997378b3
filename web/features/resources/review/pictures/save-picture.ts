import type { Pictures } from '#contracts/resources/resource.ts';

/** Stored pictures and their generation, 0 if none were stored. */
export interface StoredPictures {
  generation: number;
  pictures: Pictures;
}

/** The picture of one word, if it has one. */
export type Picture = Pictures[string] | undefined;

interface Change {
  /** Id of the word. */
  id: string;
  /** The word's picture when the teacher opened the dialog. */
  began: Picture;
  /** Adds the new picture, or removes the old one. */
  make: (pictures: Pictures) => Pictures;
}

interface Effects {
  /**
   * Stores the pictures; false if another version was stored since that generation. Throws any other failure.
   */
  put: (pictures: Pictures, generation: number) => Promise<boolean>;
  fetch: () => Promise<StoredPictures>;
}

/** On a conflict, the word's current picture, set by another tab; nothing was stored. */
export type PictureSaved = { saved: true } | { saved: false; theirs: Picture };

/**
 * Saves the change of one word's picture. All pictures are one part: another tab's changes to other words are
 * preserved. If it changed the same word, reports a conflict so that the teacher is asked.
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
  throw new Error('The pictures are being changed elsewhere. Wait a moment, then save again.');
}

const isSame = (one: Picture, other: Picture) =>
  one?.key === other?.key && one?.emoji === other?.emoji && one?.alt === other?.alt;

type OnePicture = Pictures[string];

interface Word {
  id: string;
  target: string;
  native: string;
}

/** Returns the pictures with the teacher's own for one word; the emoji remains as a fallback. */
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

/**
 * Returns the pictures without that of one word: removes an own picture first, so that the emoji shows again;
 * then the emoji.
 */
export function withoutPicture(pictures: Pictures, { id, native }: Word): Pictures {
  const { [id]: picture, ...rest } = pictures;
  if (picture?.key === undefined || picture.emoji === undefined) return rest;
  return { ...rest, [id]: { emoji: picture.emoji, alt: native } };
}
