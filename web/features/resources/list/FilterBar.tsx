import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { TextType } from '#contracts/resources/draft.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { cefrLevels } from '#language/cefr.ts';
import { languageCodes } from '#language/languages.ts';
import { Select } from '#ui/Select.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { FilterPanel, FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { writeFilters } from '#web/app/filters/list-filters.ts';
import { textTypeWords } from '../text-type-words.ts';

const languages = languageCodes
  .map((code) => ({ value: code, label: nameOfLanguage(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));

const orders: readonly { value: ListFilters['sort']; label: string }[] = [
  { value: 'newest', label: t`Newest first` },
  { value: 'oldest', label: t`Oldest first` },
  { value: 'taught', label: t`Most taught` },
];

// A select option needs a non-empty value, but "all" is stored as an empty string in the filters.
const everything = 'all';

/** Tag options by key. They include the tag in the address, even if that tag is no longer in use. */
function tagOptions(tags: readonly string[], open: string) {
  const options = tags.map((tag) => ({ value: labelKey(tag), label: tag }));
  const isKnown = open === '' || options.some(({ value }) => value === open);
  return isKnown ? options : [{ value: open, label: open }, ...options];
}

interface FilterBarProps {
  filters: ListFilters;
  onFilters: (change: Partial<ListFilters>) => void;
  /** Tags of the teacher's own resources. */
  tags: readonly string[];
}

/** Search and filters of a list. Search input is debounced. */
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
          placeholder={t`A title or words from the text`}
          onSearch={(search) => onFilters({ search })}
        />
      }
    >
      {choice(t`Language`, 'language', t`All languages`, languages)}
      {choice(
        t({ message: 'From', context: 'the language of the pupils' }),
        'from',
        t`All languages`,
        languages,
      )}
      {choice(
        t`Level`,
        'level',
        t`All levels`,
        cefrLevels.map((level) => ({ value: level, label: level })),
      )}
      {choice(
        t({ message: 'Type', context: 'kind of text' }),
        'type',
        t`All types`,
        TextType.options.map((type) => ({ value: type, label: i18n._(textTypeWords[type]) })),
      )}
      {hasTags &&
        choice(
          t({ message: 'Tag', context: 'a label' }),
          'tag',
          t`All tags`,
          tagOptions(tags, filters.tag),
        )}
      <Select
        label={t({ message: 'Order', context: 'how a list is sorted' })}
        value={filters.sort}
        options={orders}
        onChoose={(value) =>
          onFilters({ sort: orders.find((order) => order.value === value)?.value ?? 'newest' })
        }
      />
    </FilterPanel>
  );
}

export type Scope = 'private' | 'public' | 'department';

export const pageSize = 20;

/**
 * The filters of a resource list. Stored in the address, so that reload, back and shared links preserve them.
 */
export const ListFilters = z.object({
  search: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, 200)),
    ),
    '',
  ),
  /** The target language's code; empty for all. */
  language: z._default(z.string(), ''),
  /** The code of the pupils' language; empty for all. */
  from: z._default(z.string(), ''),
  /** A CEFR sub-level; empty for all. */
  level: z._default(z.string(), ''),
  type: z._default(z.union([TextType, z.literal('')]), ''),
  /** The id of one of the teacher's folders, or `none` for resources in no folder; empty for all. */
  folder: z._default(z.string().check(z.maxLength(100)), ''),
  /** The `labelKey` of one of the teacher's tags; empty for all. */
  tag: z._default(z.string().check(z.maxLength(30)), ''),
  sort: z._default(z.enum(['newest', 'oldest', 'taught']), 'newest'),
  /** The page number, counted from 1. */
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
});
export type ListFilters = z.infer<typeof ListFilters>;

/** The filters under which a list, or the open folder, shows all its resources. */
export const everyResource = {
  search: '',
  language: '',
  from: '',
  level: '',
  type: '',
  tag: '',
} as const satisfies Partial<ListFilters>;

/** The path of the list request. Only the teacher's own list has folders and tags. */
export function listPath(scope: Scope, filters: ListFilters): string {
  const params = writeFilters(ListFilters, filters);
  if (scope !== 'private') {
    params.delete('folder');
    params.delete('tag');
  }
  params.set('scope', scope);
  params.set('page', String(filters.page));
  params.set('limit', String(pageSize));
  return `/v1/resources?${params}`;
}
