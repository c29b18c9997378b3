import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  type SortDescriptor,
  TableBody,
  TableHeader,
} from 'react-aria-components';

export interface TableColumn<Item> {
  id: string;
  title: string;
  cell: (item: Item) => ReactNode;
  sortable?: boolean;
  /** If true, this column is the row header for screen readers. */
  rowHeader?: boolean;
  className?: string;
}

interface TableProps<Item> {
  label: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  sort?: SortDescriptor;
  onSort?: (sort: SortDescriptor) => void;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table with a sticky header, sorting and keyboard navigation through rows and cells. Put it in a flush
 * `Card`.
 */
export function Table<Item extends object>({
  label,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  empty,
}: TableProps<Item>) {
  return (
    <div className="overflow-x-auto">
      <AriaTable
        aria-label={label}
        sortDescriptor={sort}
        onSortChange={onSort}
        className="w-full border-collapse text-base"
      >
        <TableHeader className="sticky top-0 z-10 bg-card">
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.rowHeader}
              allowsSorting={column.sortable}
              className="border-b border-line px-4 py-3 text-start text-sm font-semibold text-ink-2 -outline-offset-4 data-allows-sorting:cursor-pointer data-hovered:text-ink"
            >
              {({ sortDirection }) => (
                <span className="inline-flex items-center gap-1">
                  {column.title}
                  {sortDirection === 'ascending' && <ArrowUp size={14} aria-hidden="true" />}
                  {sortDirection === 'descending' && <ArrowDown size={14} aria-hidden="true" />}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => empty}>
          {rows.map((item) => (
            <Row
              key={rowId(item)}
              id={rowId(item)}
              className="group border-b border-line -outline-offset-4 last:border-b-0 data-hovered:bg-paper"
            >
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={`px-4 py-3 -outline-offset-4 ${column.className ?? ''}`}
                >
                  {column.cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
