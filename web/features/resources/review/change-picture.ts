import type { Pictures } from '#contracts/resources/resource.ts';

type Picture = Pictures[string];

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
  const picture: Picture = {
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
