import { TextType, textTypeNames } from '#contracts/resources/draft.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { cefrLevels } from '#language/cefr.ts';
import { languageName } from '#language/language-name.ts';
import { languageCodes } from '#language/languages.ts';
import { Select } from '#ui/Select.tsx';
import { FilterPanel } from '#web/app/filters/FilterPanel.tsx';
import { FilterSearch } from '#web/app/filters/FilterSearch.tsx';
import { everyResource, type ListFilters } from './list-filters.ts';

const languages = languageCodes
  .map((code) => ({ value: code, label: languageName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

const orders: readonly { value: ListFilters['sort']; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'taught', label: 'Most taught' },
];

// An option needs a value, and "all" is stored as nothing.
const everything = 'all';

/** The tags to choose from by their keys, with the one that the address has, which may be used no more. */
function tagOptions(tags: readonly string[], open: string) {
  const options = tags.map((tag) => ({ value: labelKey(tag), label: tag }));
  const isKnown = open === '' || options.some(({ value }) => value === open);
  return isKnown ? options : [{ value: open, label: open }, ...options];
}

interface FilterBarProps {
  filters: ListFilters;
  onFilters: (change: Partial<ListFilters>) => void;
  /** The tags that one's own resources have. */
  tags: readonly string[];
}

/** Search and filters of a list. Typing waits a moment before it searches. */
export function FilterBar({ filters, onFilters, tags }: FilterBarProps) {
  const hasTags = tags.length > 0 || filters.tag !== '';
  const choice = (
    label: string,
    key: 'language' | 'from' | 'level' | 'type' | 'tag',
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      value={filters[key] || everything}
      options={[{ value: everything, label: all }, ...options]}
      onChoose={(value) => {
        if (key !== 'type') return onFilters({ [key]: value === everything ? '' : value });
        const type = TextType.safeParse(value);
        onFilters({ type: type.success ? type.data : '' });
      }}
    />
  );

  return (
    <FilterPanel
      filters={filters}
      all={everyResource}
      onFilters={onFilters}
      columns={
        hasTags
          ? 'lg:grid-cols-4 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr_1fr]'
          : 'lg:grid-cols-3 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]'
      }
      search={
        <FilterSearch
          value={filters.search}
          maxLength={200}
          placeholder="A title or words from the text"
          onSearch={(search) => onFilters({ search })}
        />
      }
    >
      {choice('Language', 'language', 'All languages', languages)}
      {choice('From', 'from', 'All languages', languages)}
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
      {hasTags && choice('Tag', 'tag', 'All tags', tagOptions(tags, filters.tag))}
      <Select
        label="Order"
        value={filters.sort}
        options={orders}
        onChoose={(value) =>
          onFilters({ sort: orders.find((order) => order.value === value)?.value ?? 'newest' })
        }
      />
    </FilterPanel>
  );
}
