import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cefrLevels } from '#teaching/languages/cefr.ts';
import { languageName } from '#teaching/languages/language-name.ts';
import { languageCodes } from '#teaching/languages/languages.ts';
import { TextType, textTypeNames } from '#teaching/resources/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Select } from '#web/ui/Select.tsx';

import { changeFilters, isFiltered, type ListFilters, readFilters } from './list-filters.ts';

// An option needs a value, and "all" is stored as nothing.
const everything = 'all';

interface FilterBarProps {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
}

/** Search and filters of a list. Typing waits a moment before it searches. */
export function FilterBar({ filters, onFilters }: FilterBarProps) {
  const [search, setSearch] = useState(filters.search);
  const change = (part: Partial<ListFilters>) => onFilters(changeFilters(filters, part));

  // Back and forward change the address: the field follows.
  useEffect(() => setSearch(filters.search), [filters.search]);
  useEffect(() => {
    if (search === filters.search) return;
    const timer = setTimeout(() => onFilters(changeFilters(filters, { search })), 350);
    return () => clearTimeout(timer);
  }, [search, filters, onFilters]);

  const choice = (
    label: string,
    key: 'language' | 'level' | 'type',
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      value={filters[key] || everything}
      options={[{ value: everything, label: all }, ...options]}
      onChoose={(value) => {
        if (key !== 'type') return change({ [key]: value === everything ? '' : value });
        const type = TextType.safeParse(value);
        change({ type: type.success ? type.data : '' });
      }}
    />
  );

  return (
    <search className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          label="Search"
          value={search}
          maxLength={200}
          placeholder="A title or words from the text"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {choice(
        'Language',
        'language',
        'All languages',
        languageCodes
          .map((code) => ({ value: code, label: languageName(code) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
      )}
      {choice(
        'Level',
        'level',
        'All levels',
        cefrLevels.map((level) => ({ value: level, label: level })),
      )}
      {choice(
        'Type',
        'type',
        'All types',
        TextType.options.map((type) => ({ value: type, label: textTypeNames[type] })),
      )}
      <Select
        label="Order"
        value={filters.sort}
        options={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
        onChoose={(value) => change({ sort: value === 'oldest' ? 'oldest' : 'newest' })}
      />
      {isFiltered(filters) && (
        <div className="col-span-2 lg:col-span-5">
          <Button
            size="small"
            variant="quiet"
            onClick={() => onFilters({ ...readFilters(new URLSearchParams()), sort: filters.sort })}
          >
            <X size={16} aria-hidden="true" /> Clear search and filters
          </Button>
        </div>
      )}
    </search>
  );
}
