import type { DragAndDropSubmitted } from './content.ts';

type Placed = DragAndDropSubmitted['placed'];

/** The tiles a pupil has placed, and the selection: a tile that needs a slot, or a slot that needs a tile. */
export interface Moving {
  placed: Placed;
  held: string | null;
  aim: string | null;
}

/** Puts a tile into a slot; a tile already there moves to where the new one was: the bank or its slot. */
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

/** Returns the slot a tile is in; undefined if it is in the bank. */
export const slotOf = (placed: Placed, tile: string): string | undefined =>
  Object.keys(placed).find((slot) => placed[slot] === tile);

/**
 * Handles a tap on a tile of the bank. If a slot is selected, the tile is placed there and the next empty
 * slot of `order` is selected; otherwise the tap selects the tile or deselects it.
 */
export function tapTile(state: Moving, tile: string, order: readonly string[]): Moving {
  if (state.aim !== null) {
    const placed = placeTile(state.placed, tile, state.aim);
    return { placed, held: null, aim: nextEmpty(placed, order, state.aim) };
  }
  return { ...state, held: state.held === tile ? null : tile };
}

/**
 * Handles a tap on a slot: places the selected tile, else returns its own tile, else selects the empty slot.
 */
export function tapSlot(state: Moving, slot: string): Moving {
  const { placed, held, aim } = state;
  if (held !== null) return { placed: placeTile(placed, held, slot), held: null, aim: null };
  if (slot in placed) return { placed: clearSlot(placed, slot), held: null, aim: slot };
  return { ...state, aim: aim === slot ? null : slot };
}

/** Returns the first empty slot after `after`, else the first empty one; null if all are full. */
export function nextEmpty(placed: Placed, order: readonly string[], after?: string): string | null {
  const at = after === undefined ? -1 : order.indexOf(after);
  const turned = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return turned.find((slot) => !(slot in placed)) ?? null;
}
