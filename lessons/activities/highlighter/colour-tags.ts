import type { PartOfSpeech } from '#language/text/text.ts';
import { type MarkColour, markColours } from '../mark-colours.ts';
import type { TagColour } from './options.ts';

/** Shows a kind of word in the first colour that is free, or hides it; with eight shown, no more come. */
export function toggleTag(tags: readonly TagColour[], pos: PartOfSpeech): TagColour[] {
  if (tags.some((tag) => tag.pos === pos)) return tags.filter((tag) => tag.pos !== pos);
  const used = new Set(tags.map(({ colour }) => colour));
  const colour = markColours.find((each) => !used.has(each));
  return colour ? [...tags, { pos, colour }] : [...tags];
}

/** Gives a kind of word another colour; the kind that had it takes the old one. */
export function recolourTag(
  tags: readonly TagColour[],
  pos: PartOfSpeech,
  colour: MarkColour,
): TagColour[] {
  const old = tags.find((tag) => tag.pos === pos)?.colour;
  return tags.map((tag) => {
    if (tag.pos === pos) return { ...tag, colour };
    return tag.colour === colour && old ? { ...tag, colour: old } : tag;
  });
}
