import { type DragEvent, useState } from 'react';

/** Drop position: before the row with this index, or after the last one. */
export interface RowDrag {
  from: number;
  before: number;
}

/** Drag and drop of rows by a grip, with the mouse. Keyboard and touch use the buttons next to it. */
export function useDragRows(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);

  const grip = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const row = event.currentTarget.closest('li');
      if (row) event.dataTransfer.setDragImage(row, 16, 16);
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', String(at));
      setDrag({ from: at, before: at });
    },
    onDragEnd: () => setDrag(null),
  });

  const row = (at: number) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!drag) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const before = event.clientY < top + height / 2 ? at : at + 1;
      if (before !== drag.before) setDrag({ ...drag, before });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (!drag) return;
      event.preventDefault();
      // Once the row is removed, the rows below it move up by one.
      const to = drag.before > drag.from ? drag.before - 1 : drag.before;
      setDrag(null);
      if (to !== drag.from) onMove(drag.from, to);
    },
  });

  return { drag, grip, row };
}
