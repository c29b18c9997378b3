import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { countFilters, isFiltered } from './list-filters.ts';

interface FilterPanelProps<Filters extends object> {
  filters: Filters;
  /** The filters of a list that is not filtered. */
  all: Partial<Filters>;
  onFilters: (change: Partial<Filters>) => void;
  search: ReactNode;
  /** Tailwind classes for the columns of a wide window. */
  columns: string;
  /** The controls: filters and sort order. */
  children: ReactNode;
}

/**
 * Search and filters of a list. A phone shows only the search and a button with the number of active filters.
 * The button opens the filters, which would otherwise push the list off the screen.
 */
export function FilterPanel<Filters extends object>(props: FilterPanelProps<Filters>) {
  const { filters, all, onFilters, search, columns, children } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(filters, all);
  const filtered = isFiltered(filters, all);
  return (
    <search className={classNames('mb-5 grid grid-cols-2 items-end gap-3', columns)}>
      <div className="col-span-2 lg:col-span-1">{search}</div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:hidden">
        <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {count === 0 ? t`Filters` : t`Filters (${count})`}
        </Button>
        {filtered && <Clear onClear={() => onFilters(all)} />}
      </div>
      <div id={id} className={classNames('contents', !open && 'max-sm:hidden')}>
        {children}
      </div>
      {filtered && (
        <div className="col-span-full max-sm:hidden">
          <Clear onClear={() => onFilters(all)} />
        </div>
      )}
    </search>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  return (
    <Button size="small" variant="quiet" onClick={onClear}>
      <X size={16} aria-hidden="true" /> <Trans>Clear search and filters</Trans>
    </Button>
  );
}

interface FilterSearchProps {
  /** The current search term. */
  value: string;
  maxLength: number;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** The debounced search field of a list. */
export function FilterSearch({ value, maxLength, placeholder, onSearch }: FilterSearchProps) {
  const [search, setSearch] = useTypedSearch(value, onSearch);
  return (
    <SearchField
      label={t`Search`}
      dir="auto"
      value={search}
      maxLength={maxLength}
      placeholder={placeholder}
      onChange={(event) => setSearch(event.currentTarget.value)}
    />
  );
}

const waitMs = 350;

/**
 * Returns the text typed into a search field, and its setter. Calls to `onSearch` are debounced. If `value`
 * changes from outside, such as on back or forward, the field shows the new value.
 */
function useTypedSearch(value: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const search = typed.trim();
    if (search === value) return;
    const timer = setTimeout(() => latest.current(search), waitMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
}
