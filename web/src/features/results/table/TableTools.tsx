import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ResultShow, resultShows } from '#teaching/homework/homework-results.ts';
import { ChipGroup } from '#web/ui/ChipGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { changeTable, type TableQuery } from './table-query.ts';

const shows: Record<ResultShow, string> = {
  all: 'All pupils',
  missing: 'Missing',
  failed: 'Not passed',
  review: 'To read',
};

const orders: readonly { value: 'name' | '-name' | 'score' | '-score'; label: string }[] = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'score', label: 'Lowest result first' },
  { value: '-score', label: 'Highest result first' },
];

interface TableToolsProps {
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
  /** The name of the task by which the table is sorted, if it is. */
  sortedTask: string | undefined;
}

/** What the table shows: search, filter and order. Typing waits a moment before it searches. */
export function TableTools({ query, onQuery, sortedTask }: TableToolsProps) {
  const [search, setSearch] = useState(query.search);
  useEffect(() => setSearch(query.search), [query.search]);
  useEffect(() => {
    if (search === query.search) return;
    const timer = setTimeout(() => onQuery(changeTable(query, { search })), 350);
    return () => clearTimeout(timer);
  }, [search, query, onQuery]);
  return (
    <search className="flex flex-wrap items-center gap-3 print:hidden">
      <div className="relative w-full sm:w-64">
        <input
          type="search"
          aria-label="Search for a pupil"
          placeholder="Search for a pupil"
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="block min-h-11 w-full rounded-control border border-edge bg-raised ps-10 pe-4 text-base text-ink"
        />
        <Search
          size={17}
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-3.5 text-ink-3"
        />
      </div>
      <ChipGroup
        label="Show"
        hideLabel
        value={query.show}
        options={resultShows.map((show) => ({ value: show, label: shows[show] }))}
        onChoose={(show) => onQuery(changeTable(query, { show }))}
      />
      <div className="ms-auto max-sm:w-full sm:w-56 [&_label]:sr-only">
        <Select
          label="Order"
          value={query.sort}
          options={[
            ...orders,
            ...(sortedTask ? [{ value: query.sort, label: `By ${sortedTask}` }] : []),
          ]}
          onChoose={(value) => {
            const order = orders.find((one) => one.value === value);
            if (order) onQuery(changeTable(query, { sort: order.value }));
          }}
        />
      </div>
    </search>
  );
}
