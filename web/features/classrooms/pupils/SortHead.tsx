import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PupilOrder, PupilSort } from './sort-pupils.ts';

interface SortHeadProps {
  title: string;
  by: PupilSort;
  order: PupilOrder;
  onOrder: (order: PupilOrder) => void;
  className?: string;
}

/** A column's head that sorts by it, and turns the order round at the second press. */
export function SortHead({ title, by, order, onOrder, className = '' }: SortHeadProps) {
  const sorted = order.by === by;
  const Arrow = order.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (order.down ? 'descending' : 'ascending') : undefined}
      className={`px-3 text-start ${className}`}
    >
      <button
        type="button"
        onClick={() => onOrder({ by, down: sorted && !order.down })}
        className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-ink-2 hover:text-ink"
      >
        {title}
        {sorted && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
