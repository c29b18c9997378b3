import type { RefObject } from 'react';
import { usePointerDrag } from './use-pointer-drag.ts';

/**
 * Drags the rows of a list by the `data-grip` element in each row. Keyboard and touch users use the buttons
 * next to the grip.
 */
export function useDragRows(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const rows = () => [...(list.current?.children ?? [])];
  const { dragged, handlers } = usePointerDrag<number>({
    pick: (pressed) => {
      const grip = pressed.closest('[data-grip]');
      return grip ? String(rows().findIndex((row) => row.contains(grip))) : undefined;
    },
    over: ({ y }, { id }) => {
      const from = Number(id);
      const before = rows().findIndex((row, at) => {
        const { top, height } = row.getBoundingClientRect();
        return at !== from && y < top + height / 2;
      });
      return before < 0 ? rows().length : before;
    },
    onDrop: (id, before) => {
      const from = Number(id);
      // Once the row is removed, the rows below it move up by one.
      const to = before !== null && before > from ? before - 1 : before;
      if (to !== null && to !== from) onMove(from, to);
    },
    scrollArea: () => ({ top: 0, bottom: innerHeight }),
    follows: true,
  });
  const from = dragged ? Number(dragged.id) : null;
  return {
    handlers,
    /**
     * The drop position: before the row with this index, or after the last row. Null or undefined if a drop
     * would not move the row.
     */
    before:
      from === null || dragged?.over === from || dragged?.over === from + 1 ? null : dragged?.over,
    /** Props for the row at an index. The dragged row follows the pointer. */
    row: (at: number) =>
      at === from
        ? { style: { translate: `0 ${dragged?.dy}px`, zIndex: 1, position: 'relative' } as const }
        : {},
  };
}
