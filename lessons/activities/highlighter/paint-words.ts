import type { SideName, Text } from '#language/text/text.ts';
import type { HighlightColour } from '../palette.ts';
import type { HighlightState } from './state.ts';

/** Maps every painted token to its colour. */
export function paintOf({ ids, colours }: HighlightState): Map<string, HighlightColour> {
  return new Map(
    ids.flatMap((id, at): [string, HighlightColour][] => {
      const colour = colours[at];
      return colour ? [[id, colour]] : [];
    }),
  );
}

/**
 * Paints words with the pen. If all of them already have the pen's colour, clears them instead, so that a
 * second tap undoes the first.
 */
export function paintWords(
  state: HighlightState,
  tokenIds: readonly string[],
  text: Text,
): HighlightState {
  const paint = paintOf(state);
  const { pen } = state.options;
  const clears = tokenIds.every((id) => paint.get(id) === pen);
  for (const id of tokenIds) {
    if (clears) paint.delete(id);
    else paint.set(id, pen);
  }
  return withPaint(state, paint, text);
}

/** Returns the state for an edited text: a painted word survives if and only if its token still exists. */
export function retainHighlights(state: HighlightState, text: Text): HighlightState {
  return withPaint(state, paintOf(state), text);
}

function withPaint(
  state: HighlightState,
  paint: ReadonlyMap<string, HighlightColour>,
  text: Text,
): HighlightState {
  const ids: string[] = [];
  const colours: HighlightColour[] = [];
  for (const side of ['target', 'native'] as const) {
    for (const token of text.sentences.flatMap((sentence) => sentence[side].tokens)) {
      const colour = token.isWord ? paint.get(token.id) : undefined;
      if (!colour) continue;
      ids.push(token.id);
      colours.push(colour);
    }
  }
  return { ...state, ids, colours };
}

/** Maps every highlighted word of the text to its colour, in either mode. */
export function highlightColours(state: HighlightState, text: Text): Map<string, HighlightColour> {
  const { mode, side, tags } = state.options;
  if (mode === 'free') return paintOf(state);
  const colourOf = new Map(tags.map(({ pos, colour }) => [pos, colour]));
  const found = new Map<string, HighlightColour>();
  for (const sentence of text.sentences) {
    for (const { id, isWord, pos } of sentence[side].tokens) {
      const colour = isWord && pos ? colourOf.get(pos) : undefined;
      if (colour) found.set(id, colour);
    }
  }
  return found;
}

/** Counts the words of each colour, for the legend. */
export function coloursUsed(
  colours: ReadonlyMap<string, HighlightColour>,
  text: Text,
  sides: readonly SideName[],
): Map<HighlightColour, number> {
  const counts = new Map<HighlightColour, number>();
  for (const sentence of text.sentences) {
    for (const { id } of sides.flatMap((side) => sentence[side].tokens)) {
      const colour = colours.get(id);
      if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return counts;
}
