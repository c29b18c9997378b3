import type { DragAndDropSubmitted } from './content.ts';

type Placed = DragAndDropSubmitted['placed'];

/**
 * The tiles that a pupil has placed, and the selection: a tile waiting for a slot, or a slot waiting for a
 * tile.
 */
export interface Moving {
  placed: Placed;
  held: string | null;
  aim: string | null;
}

/**
 * Puts a tile into a slot. If the slot already contains a tile, that tile moves to where the new tile was:
 * the bank or another slot.
 */
export function placeTile(placed: Placed, tile: string, slot: string): Placed {
  const next = { ...placed };
  const from = slotOf(placed, tile);
  const there = placed[slot];
  if (from !== undefined) delete next[from];
  if (from !== undefined && there !== undefined && from !== slot) next[from] = there;
  next[slot] = tile;
  return next;
}

/** Removes the tile from a slot. */
export function clearSlot(placed: Placed, slot: string): Placed {
  const { [slot]: _gone, ...rest } = placed;
  return rest;
}

/** Returns the slot a tile is in; undefined if it is in the bank. */
export const slotOf = (placed: Placed, tile: string): string | undefined =>
  Object.keys(placed).find((slot) => placed[slot] === tile);

/**
 * Handles a tap on a tile in the bank. If a slot is selected, places the tile there and selects the next
 * empty slot of `order`. Otherwise selects the tile, or deselects it if it is already selected.
 */
export function tapTile(state: Moving, tile: string, order: readonly string[]): Moving {
  if (state.aim !== null) {
    const placed = placeTile(state.placed, tile, state.aim);
    return { placed, held: null, aim: nextEmpty(placed, order, state.aim) };
  }
  return { ...state, held: state.held === tile ? null : tile };
}

/**
 * Handles a tap on a slot. Places the selected tile there; without a selected tile, returns the slot's tile
 * to the bank, or selects the slot if it is empty.
 */
export function tapSlot(state: Moving, slot: string): Moving {
  const { placed, held, aim } = state;
  if (held !== null) return { placed: placeTile(placed, held, slot), held: null, aim: null };
  if (slot in placed) return { placed: clearSlot(placed, slot), held: null, aim: slot };
  return { ...state, aim: aim === slot ? null : slot };
}

/**
 * Returns the first empty slot after `after`. If there is none, returns the first empty slot in `order`; null
 * if all slots are full.
 */
export function nextEmpty(placed: Placed, order: readonly string[], after?: string): string | null {
  const at = after === undefined ? -1 : order.indexOf(after);
  const turned = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return turned.find((slot) => !(slot in placed)) ?? null;
}
