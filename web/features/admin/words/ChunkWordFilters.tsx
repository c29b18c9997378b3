import { ChunkWordQuery } from '#lessons/questions/chunk/chunk-word-list.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { FilterSearch } from '#web/app/filters/FilterSearch.tsx';
import { languageFilter } from './language-options.ts';
import { ruleOptions } from './rule-options.ts';

const rules = [{ value: '', label: 'All rules' }, ...ruleOptions];
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'phrase', label: 'By language, A to Z' },
];

interface ChunkWordFiltersProps {
  filters: ChunkWordQuery;
  onFilters: (change: Partial<ChunkWordQuery>) => void;
}

/** Search, language, rule and order of the list of chunk words. */
export function ChunkWordFilters({ filters, onFilters }: ChunkWordFiltersProps) {
  const choice = (
    label: string,
    name: 'language' | 'rule' | 'sort',
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        const chosen = ChunkWordQuery.shape[name].safeParse(value);
        if (chosen.success) onFilters({ [name]: chosen.data });
      }}
    />
  );
  return (
    <search className="mb-5 grid grid-cols-1 items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1.3fr_1.2fr]">
      <FilterSearch
        value={filters.search}
        maxLength={60}
        placeholder="Part of a phrase"
        onSearch={(search) => onFilters({ search })}
      />
      {choice('Language', 'language', languageFilter)}
      {choice('Rule', 'rule', rules)}
      {choice('Order', 'sort', orders)}
    </search>
  );
}
