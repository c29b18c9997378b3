import { X } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { FilterSearch } from '#web/app/filters/FilterSearch.tsx';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import type { FilterOption, filterOptions } from './filter-options.ts';
import { everyHomework, type HomeworkFilters } from './homework-filters.ts';

// An option needs a value, and "all" is stored as nothing.
const everything = 'all';

const orders: readonly { value: HomeworkFilters['sort']; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'dueAt', label: 'Due soonest' },
  { value: '-dueAt', label: 'Due latest' },
  { value: '-startsAt', label: 'Started latest' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
];

interface HomeworkFilterBarProps {
  filters: HomeworkFilters;
  options: ReturnType<typeof filterOptions>;
  onFilters: (change: Partial<HomeworkFilters>) => void;
}

/** Search, filters and order of the list of homework. Typing waits a moment before it searches. */
export function HomeworkFilterBar({ filters, options, onFilters }: HomeworkFilterBarProps) {
  const choice = (
    label: string,
    key: 'language' | 'year' | 'teacherId' | 'classroomId',
    all: string,
    offered: readonly FilterOption[],
  ) => (
    <Select
      label={label}
      value={filters[key] || everything}
      options={[{ value: everything, label: all }, ...offered]}
      onChoose={(value) => onFilters({ [key]: value === everything ? '' : value })}
    />
  );

  return (
    <search className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <FilterSearch
          value={filters.search}
          maxLength={200}
          placeholder="The name of a homework"
          onSearch={(search) => onFilters({ search })}
        />
      </div>
      {choice('Class', 'classroomId', 'All classes', options.classroomId)}
      {choice('Language', 'language', 'All languages', options.language)}
      {choice('Year', 'year', 'All years', options.year)}
      {choice('Teacher', 'teacherId', 'All teachers', options.teacherId)}
      <Select
        label="Order"
        value={filters.sort}
        options={orders}
        onChoose={(value) => {
          const order = orders.find((one) => one.value === value);
          if (order) onFilters({ sort: order.value });
        }}
      />
      <div className="col-span-2 flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-6">
        <Switch
          on={filters.showActive}
          onSwitch={(showActive) => onFilters({ showActive })}
          label="Open homework only"
        />
        {isFiltered(filters, everyHomework) && (
          <Button size="small" variant="quiet" onClick={() => onFilters(everyHomework)}>
            <X size={16} aria-hidden="true" /> Clear search and filters
          </Button>
        )}
      </div>
    </search>
  );
}
