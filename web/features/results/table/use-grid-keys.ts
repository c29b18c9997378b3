import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/** The focused cell of a table as row and column. Row 0 is the header. */
interface Place {
  row: number;
  column: number;
}

type Step = (place: Place, event: KeyboardEvent) => Place;

/** Moves by columns to the right, which is backwards in a table that is read from right to left. */
const rightward =
  (by: number): Step =>
  ({ row, column }, { currentTarget }) => {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    return { row, column: column + (isRtl ? -by : by) };
  };

const steps: Record<string, Step> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: rightward(-1),
  ArrowRight: rightward(1),
  Home: ({ row }, { ctrlKey }) => ({ row: ctrlKey ? 0 : row, column: 0 }),
  End: ({ row }, { ctrlKey }) => ({
    row: ctrlKey ? Number.MAX_SAFE_INTEGER : row,
    column: Number.MAX_SAFE_INTEGER,
  }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

/**
 * Keyboard navigation of a grid (WAI-ARIA). Tab enters the table only once, at the cell that was focused
 * last. Arrow keys, Home, End and Page keys move between cells. This hook provides the `tabIndex` of each
 * focusable cell. `rows` includes header and footer.
 */
export function useGridKeys(rows: number, columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });

  const cellAt = ({ row, column }: Place): HTMLTableCellElement | undefined => {
    const rows = table.current?.rows;
    const found = rows?.[Math.min(Math.max(0, row), rows.length - 1)];
    return found?.cells[Math.min(Math.max(0, column), found.cells.length - 1)];
  };
  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest('td, th') : null;
    if (!(cell instanceof HTMLTableCellElement)) return null;
    const row = cell.closest('tr')?.rowIndex ?? 0;
    return { row, column: cell.cellIndex };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const step = steps[event.key];
    if (!place || !step || event.altKey || event.metaKey) return;
    const cell = cellAt(step(place, event));
    if (!cell) return;
    event.preventDefault();
    const inside = cell.querySelector<HTMLElement>('a[href], button');
    (inside ?? cell).focus();
    // Scroll the cell into view, because it may be hidden under the sticky first column.
    if (cell.cellIndex > 0) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (place) setActive(place);
  };

  return {
    grid: { ref: table, role: 'grid', onKeyDown, onFocus } as const,
    tabIndex: (row: number, column: number): 0 | -1 =>
      // After the table has shrunk, the last focused cell may no longer exist.
      Math.min(active.row, rows - 1) === row && Math.min(active.column, columns - 1) === column
        ? 0
        : -1,
  };
}
