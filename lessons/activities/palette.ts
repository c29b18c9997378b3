/**
 * The eight colours that teachers highlight with. Each colour also has its own line style, so that highlights
 * can be distinguished in black and white and by colour-blind pupils. The colour values are the tokens
 * `--mark-…` and `--mark-…-line`.
 */
export const highlightPalette = [
  'yellow',
  'green',
  'blue',
  'pink',
  'orange',
  'purple',
  'teal',
  'grey',
] as const;
export type HighlightColour = (typeof highlightPalette)[number];

export function isMarkColour(value: unknown): value is HighlightColour {
  return highlightPalette.some((colour) => colour === value);
}
