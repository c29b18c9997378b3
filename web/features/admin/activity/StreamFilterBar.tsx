import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type ActivityFilters,
  type ActivityKind,
  type ActivityPage,
  activityDays,
} from '#contracts/admin/activity.ts';
import { jobParts } from '#contracts/admin/job-parts.ts';
import type { UserList } from '#contracts/admin/user-list.ts';
import { languages } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

const kindNames: Readonly<Record<ActivityKind, string>> = {
  'sign-in': 'Sign-ins',
  generation: 'Generations',
  'dead-letter': 'Failed jobs',
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
  /** The account that the stream is filtered by; undefined until it is loaded. */
  person: ActivityPage['person'];
  onFilters: (change: Partial<ActivityFilters>) => void;
}

/** The filters of the stream. Part and language apply to generations and dead letters. */
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
            <X size={16} aria-hidden="true" /> Clear filters
          </Button>
        </div>
      )}
    </search>
  );
}

interface PersonFilterProps {
  /** The account's id; '' for all accounts. */
  id: string;
  person: ActivityPage['person'];
  onPerson: (id: string) => void;
}

const maxFound = 6;

/** Filters the stream by one account, searched by name, address or id. */
function PersonFilter({ id, person, onPerson }: PersonFilterProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 350);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useRequest(
    search.length > 1 ? `/v1/admin/users?search=${encodeURIComponent(search)}` : null,
    (path) => http.get<UserList>(path),
    { revalidateOnFocus: false },
  );
  if (id) {
    const name = person?.id === id ? (person.name ?? `Pupil ${id}`) : id;
    return (
      <div>
        <p className="mb-1.5 text-sm font-semibold">Person</p>
        <p className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-target bg-target-soft ps-4">
          <bdi className="truncate font-semibold text-target">{name}</bdi>
          <button
            type="button"
            aria-label={`Show everyone, not only ${name}`}
            onClick={() => onPerson('')}
            className="inline-flex size-11 shrink-0 items-center justify-center text-target"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </p>
      </div>
    );
  }
  const found = typed.trim().length > 1 ? data?.users.slice(0, maxFound) : undefined;
  return (
    <div>
      <TextField
        label="Person"
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Name, e-mail or ID"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {found && `${found.length} found`}
      </p>
      {error && <p className="mt-1.5 text-sm text-bad">Search isn’t working at the moment.</p>}
      {found?.length === 0 && <p className="mt-1.5 text-sm text-ink-2">Nobody matches.</p>}
      {found && found.length > 0 && (
        <ul
          aria-label="People found"
          className="mt-1.5 overflow-hidden rounded-control border border-line bg-raised"
        >
          {found.map((user) => (
            <li key={user.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => {
                  setTyped('');
                  onPerson(user.id);
                }}
                className="block min-h-11 w-full px-4 py-1.5 text-start hover:bg-target-soft"
              >
                <bdi className="block truncate font-semibold">
                  {user.role === 'PUPIL' ? `Pupil ${user.id}` : user.fullName}
                </bdi>
                <span className="block truncate text-sm text-ink-2">
                  {user.email ?? 'found by name or user name'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The filters of an unfiltered stream; the time range does not count as a filter. */
export const everyEvent = {
  kind: '',
  person: '',
  part: '',
  language: '',
  failed: '',
} as const satisfies Partial<ActivityFilters>;
