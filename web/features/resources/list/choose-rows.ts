import { maxSeveral } from '#contracts/resources/max-several.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';

/** The rows that were chosen, by id, whichever page they are on. */
export type Chosen = ReadonlyMap<string, ResourceRow>;

/** Nothing is chosen. */
export const noneChosen: Chosen = new Map();

/** The chosen rows after these were chosen or left out; at most as many as can be changed at once. */
export function chooseRows(chosen: Chosen, rows: readonly ResourceRow[], on: boolean): Chosen {
  const next = new Map(chosen);
  for (const row of rows) {
    if (!on) next.delete(row.id);
    else if (next.has(row.id) || next.size < maxSeveral) next.set(row.id, row);
  }
  return next;
}

/** The rows from one to another, both among them, as Shift chooses them; without the first, the last alone. */
export function rowsBetween(
  rows: readonly ResourceRow[],
  fromId: string | null,
  toId: string,
): ResourceRow[] {
  const to = rows.findIndex(({ id }) => id === toId);
  const from = rows.findIndex(({ id }) => id === fromId);
  if (from === -1) return rows.slice(to, to + 1);
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}
