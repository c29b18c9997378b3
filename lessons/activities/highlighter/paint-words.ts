import type { Text } from '#language/text/text.ts';
import type { HighlightColour } from '../highlight-palette.ts';
import type { HighlightState } from './state.ts';

/** The colour of every painted token. */
export function paintOf({ ids, colours }: HighlightState): Map<string, HighlightColour> {
  return new Map(
    ids.flatMap((id, at): [string, HighlightColour][] => {
      const colour = colours[at];
      return colour ? [[id, colour]] : [];
    }),
  );
}

/**
 * Paints words with the pen. Words that all wear the pen's colour already are cleared instead, so that
 * a second tap takes a first one back.
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

/** The state over an edited text: a painted word stays exactly when its token is still there. */
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
