import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { FilterPanel } from '#web/app/filters/FilterPanel.tsx';
import { FilterSearch } from '#web/app/filters/FilterSearch.tsx';
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
    <FilterPanel
      filters={filters}
      all={everyHomework}
      onFilters={onFilters}
      columns="lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]"
      search={
        <FilterSearch
          value={filters.search}
          maxLength={200}
          placeholder="The name of a homework"
          onSearch={(search) => onFilters({ search })}
        />
      }
    >
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
      <div className="col-span-full">
        <Switch
          on={filters.showActive}
          onSwitch={(showActive) => onFilters({ showActive })}
          label="Open homework only"
        />
      </div>
    </FilterPanel>
  );
}
