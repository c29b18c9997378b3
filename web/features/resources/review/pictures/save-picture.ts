import { t } from '@lingui/core/macro';
import type { Pictures } from '#contracts/resources/resource.ts';

/** The stored pictures and their generation, which is 0 if no pictures were stored. */
export interface StoredPictures {
  generation: number;
  pictures: Pictures;
}

/** The picture of one word, if it has one. */
export type Picture = Pictures[string] | undefined;

interface Change {
  /** Id of the word. */
  id: string;
  /** The word's picture at the time when the teacher opened the dialog. */
  began: Picture;
  /** Returns the pictures after the change: with the new picture added, or with the old picture removed. */
  make: (pictures: Pictures) => Pictures;
}

interface Effects {
  /**
   * Stores the pictures. Returns false if another version was stored after `generation`. Throws the error of
   * any other failure.
   */
  put: (pictures: Pictures, generation: number) => Promise<boolean>;
  fetch: () => Promise<StoredPictures>;
}

/**
 * In case of a conflict, no picture is stored, and `theirs` is the word's current picture, set by another
 * tab.
 */
export type PictureSaved = { saved: true } | { saved: false; theirs: Picture };

/**
 * Saves a change to one word's picture. All pictures are stored as one part, so another tab's changes to
 * other words are preserved. If another tab changed the same word, a conflict is reported, so that the
 * teacher can decide.
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
  throw new Error(t`The pictures are being changed elsewhere. Wait a moment, then save again.`);
}

const isSame = (one: Picture, other: Picture) =>
  one?.key === other?.key && one?.emoji === other?.emoji && one?.alt === other?.alt;

type OnePicture = Pictures[string];

interface Word {
  id: string;
  target: string;
  native: string;
}

/** Returns the pictures with the teacher's own picture for one word; the emoji is kept as a fallback. */
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
 * Returns the pictures after one removal for a word. The teacher's own picture is removed first, so that the
 * emoji is shown again. If there is no own picture, the emoji is removed.
 */
export function withoutPicture(pictures: Pictures, { id, native }: Word): Pictures {
  const { [id]: picture, ...rest } = pictures;
  if (picture?.key === undefined || picture.emoji === undefined) return rest;
  return { ...rest, [id]: { emoji: picture.emoji, alt: native } };
}
