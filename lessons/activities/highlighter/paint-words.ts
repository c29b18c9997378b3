import type { SideName, Text, Token } from '#language/text/text.ts';
import { type HighlightColour, markNames } from '../palette.ts';
import type { WordLook } from '../tap-words.tsx';
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

/**
 * Returns the look of each token in one sentence. Text between two words of one colour is coloured too, so
 * that neighbouring words form one band. `picked` contains the words under the pointer.
 */
export function highlightLooks(
  tokens: readonly Token[],
  colours: ReadonlyMap<string, HighlightColour>,
  effect: HighlightState['options']['effect'],
  picked: ReadonlySet<string>,
): Map<string, WordLook> {
  const looks = new Map<string, WordLook>();
  const joined = colourOfEach(tokens, colours);
  tokens.forEach((token, at) => {
    const colour = joined[at];
    const look = classesOf(joined, at, effect);
    const isPicked = picked.has(token.id) && 'word-picked';
    const className = [look, isPicked].filter(Boolean).join(' ');
    if (!className) return;
    looks.set(token.id, {
      className,
      ...(colour && token.isWord
        ? { label: `${token.text}, ${markNames[colour].colour.toLowerCase()}`, pressed: true }
        : {}),
    });
  });
  return looks;
}

/** Maps every token to its colour, including the space between two words of one colour. */
function colourOfEach(tokens: readonly Token[], colours: ReadonlyMap<string, HighlightColour>) {
  const each = tokens.map(({ id }) => colours.get(id));
  let last = -1;
  tokens.forEach(({ text }, at) => {
    if (each[at]) {
      if (last >= 0 && each[last] === each[at]) each.fill(each[at], last, at);
      last = at;
    } else if (text.trim() !== '') {
      // A comma or a word of another colour ends the band.
      last = -1;
    }
  });
  return each;
}

function classesOf(
  each: readonly (HighlightColour | undefined)[],
  at: number,
  effect: HighlightState['options']['effect'],
): string {
  const colour = each[at];
  if (!colour) return '';
  const starts = each[at - 1] !== colour ? ' mark-starts' : '';
  const ends = each[at + 1] !== colour ? ' mark-ends' : '';
  return `mark mark-${colour} mark-${effect}${starts}${ends}`;
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
