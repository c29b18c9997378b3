import type { Text } from '#language/text/text.ts';
import type { Stroke, WhiteboardState, WordHighlight } from './state.ts';
import { distanceToLine, maxPoints, maxStrokes, type Point, pointOf } from './stroke.ts';
import { fromOrigin, type PlacedStroke } from './stroke-place.ts';

/** The content of the board: the part of the state that undo and redo affect. */
export type BoardPage = Pick<WhiteboardState, 'ids' | 'marks' | 'strokes'>;

export const emptyPage: BoardPage = { ids: [], marks: [], strokes: [] };

/** Widths of the pens in hundredths of an em; a highlighter is as high as small letters. */
export const widths = {
  pen: { fine: 6, medium: 12, broad: 22 },
  highlighter: { fine: 40, medium: 75, broad: 120 },
} as const;

/** Returns the page with one more stroke, or null if the board is full. */
export function addStroke(page: BoardPage, stroke: Stroke): BoardPage | null {
  const points = page.strokes.reduce((sum, each) => sum + each.points.length / 2, 0);
  if (page.strokes.length >= maxStrokes || points + stroke.points.length / 2 > maxPoints) {
    return null;
  }
  return { ...page, strokes: [...page.strokes, stroke] };
}

/**
 * Returns the strokes that an eraser of this radius touches at their current position. All measurements are
 * in hundredths of an em.
 */
export function strokesAt(
  placed: readonly PlacedStroke[],
  rubber: Point,
  radius: number,
): number[] {
  return placed.flatMap(({ stroke: { points, pen, width }, origin, at: place }) => {
    const reach = radius + widths[pen][width] / 2;
    const touched = pointOf(fromOrigin(origin, rubber), 0);
    for (let at = 0; at < points.length / 2; at += 1) {
      const [from, to] = [
        pointOf(points, at),
        pointOf(points, at + 1 < points.length / 2 ? at + 1 : at),
      ];
      if (distanceToLine(touched, from, to) <= reach) return [place];
    }
    return [];
  });
}

export function marksOf({ ids, marks }: BoardPage): Map<string, WordHighlight> {
  return new Map(
    ids.flatMap((id, at): [string, WordHighlight][] => {
      const mark = marks[at];
      return mark ? [[id, mark]] : [];
    }),
  );
}

/** Highlights words. If all of them already have the same highlight, removes it instead. */
export function markWords(
  page: BoardPage,
  tokenIds: readonly string[],
  mark: WordHighlight,
  text: Text,
): BoardPage {
  const marks = marksOf(page);
  const same = (id: string) =>
    marks.get(id)?.kind === mark.kind && marks.get(id)?.colour === mark.colour;
  const clears = tokenIds.every(same);
  for (const id of tokenIds) {
    if (clears) marks.delete(id);
    else marks.set(id, mark);
  }
  return { ...page, ...inTextOrder(marks, text) };
}

/** Returns the state for an edited text, without highlights and drawings on removed words. */
export function retainBoard(state: WhiteboardState, text: Text): WhiteboardState {
  const words = new Set(
    text.sentences.flatMap(({ target, native }) =>
      [...target.tokens, ...native.tokens].map(({ id }) => id),
    ),
  );
  return {
    ...state,
    ...inTextOrder(marksOf(state), text),
    strokes: state.strokes.filter(({ anchor }) => !anchor || words.has(anchor.word)),
  };
}

function inTextOrder(marks: ReadonlyMap<string, WordHighlight>, text: Text) {
  const found = (['target', 'native'] as const).flatMap((side) =>
    text.sentences.flatMap((sentence) =>
      sentence[side].tokens.flatMap(({ id, isWord }) => {
        const mark = isWord ? marks.get(id) : undefined;
        return mark ? [{ id, mark }] : [];
      }),
    ),
  );
  return { ids: found.map(({ id }) => id), marks: found.map(({ mark }) => mark) };
}
