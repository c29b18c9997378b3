import { X } from 'lucide-react';
import {
  type ActivityFilters,
  type ActivityKind,
  type ActivityPage,
  activityDays,
} from '#contracts/admin/activity.ts';
import { jobParts } from '#contracts/admin/job-parts.ts';
import { languages } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { PersonFilter } from './PersonFilter.tsx';
import { everyEvent } from './stream-filters.ts';

const kindNames: Readonly<Record<ActivityKind, string>> = {
  'sign-in': 'Sign-ins',
  generation: 'Generations',
  'dead-letter': 'Dead letters',
  payment: 'Payments',
  change: 'Changes by admins',
};

type Choice = { value: string; label: string };
const choices = (all: string, rest: Iterable<readonly [string, string]>): Choice[] => [
  { value: '', label: all },
  ...[...rest].map(([value, label]) => ({ value, label })),
];
const byName = (one: readonly [string, string], other: readonly [string, string]) =>
  one[1].localeCompare(other[1], 'en');

const kinds = choices('All kinds', Object.entries(kindNames));
const outcomes = choices('All outcomes', [['yes', 'Failed only']]);
const parts = choices('All parts', Object.entries(jobParts));
const learnt = choices(
  'All languages',
  Object.entries(languages)
    .map(([code, { name }]) => [code, name] as const)
    .sort(byName),
);
const days = activityDays.map((value) => ({
  value,
  label: value === '1' ? 'The last 24 hours' : `The last ${value} days`,
}));

interface StreamFilterBarProps {
  filters: ActivityFilters;
  /** The account that the stream is narrowed to, once it is loaded. */
  person: ActivityPage['person'];
  onFilters: (change: Partial<ActivityFilters>) => void;
}

/** What the stream is narrowed to. Part and language are those of generations and dead letters. */
export function StreamFilterBar({ filters, person, onFilters }: StreamFilterBarProps) {
  const choice = (
    label: string,
    name: Exclude<keyof ActivityFilters, 'person'>,
    options: readonly Choice[],
  ) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      options={options}
      onChange={(event) => onFilters({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <search className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <PersonFilter
          id={filters.person}
          person={person}
          onPerson={(id) => onFilters({ person: id })}
        />
      </div>
      {choice('Kind', 'kind', kinds)}
      {choice('Outcome', 'failed', outcomes)}
      {choice('Part', 'part', parts)}
      {choice('Language', 'language', learnt)}
      {choice('Time', 'days', days)}
      {isFiltered(filters, everyEvent) && (
        <div className="col-span-2 lg:col-span-6">
          <Button size="small" variant="quiet" onClick={() => onFilters(everyEvent)}>
            <X size={16} aria-hidden="true" /> Clear the filters
          </Button>
        </div>
      )}
    </search>
  );
}
