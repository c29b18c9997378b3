import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ResultShow, resultShows } from '#contracts/homework/homework-results.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { changeTable, type TableQuery } from './table-query.ts';

const shows: Record<ResultShow, string> = {
  all: 'All pupils',
  missing: 'Missing',
  failed: 'Not passed',
  review: 'To read',
};

interface TableToolsProps {
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
}

/** What the table shows: search and filter. Its titles sort it. Typing waits a moment before it searches. */
export function TableTools({ query, onQuery }: TableToolsProps) {
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
    </search>
  );
}
