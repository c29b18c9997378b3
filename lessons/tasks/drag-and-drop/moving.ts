import type { DragAndDropSubmitted } from './content.ts';

type Placed = DragAndDropSubmitted['placed'];

/** What a pupil has placed, and what is in hand: a tile that looks for a slot, or a slot that waits for one. */
export interface Moving {
  placed: Placed;
  held: string | null;
  aim: string | null;
}

/** Puts a tile into a slot; what lies there goes where the tile came from, back to the bank or over. */
export function placeTile(placed: Placed, tile: string, slot: string): Placed {
  const next = { ...placed };
  const from = slotOf(placed, tile);
  const there = placed[slot];
  if (from !== undefined) delete next[from];
  if (from !== undefined && there !== undefined && from !== slot) next[from] = there;
  next[slot] = tile;
  return next;
}

/** Takes the tile out of a slot. */
export function clearSlot(placed: Placed, slot: string): Placed {
  const { [slot]: _gone, ...rest } = placed;
  return rest;
}

/** Where a tile lies; undefined in the bank. */
export const slotOf = (placed: Placed, tile: string): string | undefined =>
  Object.keys(placed).find((slot) => placed[slot] === tile);

/**
 * A tap on a tile of the bank. With a slot waiting it goes there, and the next empty slot of `order`
 * waits; else it is taken in hand, or let go when it was.
 */
export function tapTile(state: Moving, tile: string, order: readonly string[]): Moving {
  if (state.aim !== null) {
    const placed = placeTile(state.placed, tile, state.aim);
    return { placed, held: null, aim: nextEmpty(placed, order, state.aim) };
  }
  return { ...state, held: state.held === tile ? null : tile };
}

/** A tap on a slot: the tile in hand goes in; without one its own tile goes back; an empty one waits. */
export function tapSlot(state: Moving, slot: string): Moving {
  const { placed, held, aim } = state;
  if (held !== null) return { placed: placeTile(placed, held, slot), held: null, aim: null };
  if (slot in placed) return { placed: clearSlot(placed, slot), held: null, aim: slot };
  return { ...state, aim: aim === slot ? null : slot };
}

/** The first empty slot behind `after`, else the first of all; null when every one is full. */
export function nextEmpty(placed: Placed, order: readonly string[], after?: string): string | null {
  const at = after === undefined ? -1 : order.indexOf(after);
  const turned = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return turned.find((slot) => !(slot in placed)) ?? null;
}
