import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { sortBy, sortState, type TableSort } from './table-query.ts';

interface SortTitleProps {
  column: 'name' | 'score' | `task:${number}`;
  title: string;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  tabIndex: 0 | -1;
  className: string;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** A column's title, which sorts by the column and says how. */
export function SortTitle({ column, title, sort, onSort, tabIndex, className }: SortTitleProps) {
  const state = sortState(column, sort);
  const Icon = icons[state];
  return (
    <th scope="col" aria-sort={state} className={className}>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={() => onSort(sortBy(column, sort))}
        className="group/title flex min-h-12 w-full items-end justify-between gap-2 px-4 py-2.5 text-start text-sm font-semibold text-ink-2 -outline-offset-3 hover:text-ink"
      >
        <bdi className="line-clamp-2 break-words">{title}</bdi>
        <Icon
          size={14}
          aria-hidden="true"
          className={
            state === 'none'
              ? 'mb-1 shrink-0 opacity-0 transition-opacity group-hover/title:opacity-100 group-focus-visible/title:opacity-100 print:hidden'
              : 'mb-1 shrink-0 text-target'
          }
        />
      </button>
    </th>
  );
}
