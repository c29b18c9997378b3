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

/** The names shown to the teacher: the colour and its line style. */
export const markNames: Record<HighlightColour, { colour: string; cue: string }> = {
  yellow: { colour: 'Yellow', cue: 'a line' },
  green: { colour: 'Green', cue: 'a double line' },
  blue: { colour: 'Blue', cue: 'dots' },
  pink: { colour: 'Pink', cue: 'a wave' },
  orange: { colour: 'Orange', cue: 'dashes' },
  purple: { colour: 'Purple', cue: 'a thick line' },
  teal: { colour: 'Teal', cue: 'lines above and below' },
  grey: { colour: 'Grey', cue: 'dots above and below' },
};

export function isMarkColour(value: unknown): value is HighlightColour {
  return typeof value === 'string' && Object.hasOwn(markNames, value);
}
