import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ClipboardList, SearchX } from 'lucide-react';
import { useState } from 'react';
import { chosenProfile } from '#contracts/access/chosen-profile.ts';
import { leadsDepartment } from '#contracts/access/leads-department.ts';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pages } from '#ui/Pages.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { FilterPanel, FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { isFiltered, useListFilters } from '#web/app/filters/list-filters.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { useClassrooms } from '../use-classrooms.ts';
import { type FilterOption, filterOptions } from './filter-options.ts';
import { HomeworkDialogs } from './HomeworkDialogs.tsx';
import { type Asked, HomeworkLine, ofClass } from './HomeworkLine.tsx';
import { everyHomework, HomeworkFilters, homeworkPageSize } from './homework-filters.ts';
import { useFetchHomeworksAgain, useHomeworksByClass } from './use-homeworks-by-class.ts';

/**
 * All homework by class, with its status. `onTurned` is called when the user goes to another page of the
 * list.
 */
export function HomeworkByClass({ onTurned }: { onTurned: () => void }) {
  const { data: me } = useUser();
  // Show the homework of the selected profile by default. An empty teacher in the address selects the
  // homework of all teachers.
  const { filters, change } = useListFilters(HomeworkFilters, { teacherId: chosenProfile(me) });
  const { data, error, mutate } = useHomeworksByClass(filters);
  const classrooms = useClassrooms() ?? [];
  const fetchAgain = useFetchHomeworksAgain();
  const [asked, setAsked] = useState<Asked | null>(null);

  const onPage = (page: number) => {
    change({ page });
    onTurned();
  };
  const [rows, total] = data ?? [[], 0];
  const mayChange = ({ teacherId }: HomeworkByClassRow) =>
    me?.id === teacherId || leadsDepartment(me);
  return (
    <>
      <HomeworkFilterBar
        filters={filters}
        options={filterOptions(filters, rows, classrooms, me ?? null)}
        onFilters={change}
      />
      {list()}
      <HomeworkDialogs
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={() => void fetchAgain()}
      />
    </>
  );

  function list() {
    if (error && !data) {
      return (
        <FailedLoad
          title={t`The homework could not be loaded`}
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (!data) return <ResultsSkeleton label={t`Loading the homework`} />;
    if (rows.length === 0) {
      return (
        <NothingSet
          why={total > 0 ? 'page' : isFiltered(filters, everyHomework) ? 'filters' : 'nothing'}
          onFirstPage={() => onPage(1)}
          onClear={() => change(everyHomework)}
        />
      );
    }
    return (
      <>
        <Card flush>
          <ul>
            {rows.map((row) => (
              <HomeworkLine
                key={`${row.homeworkId} ${row.classroomId}`}
                row={ofClass(row)}
                mayChange={mayChange(row)}
                onAsk={setAsked}
              />
            ))}
          </ul>
        </Card>
        <Pages page={filters.page} size={homeworkPageSize} total={total} onPage={onPage} />
      </>
    );
  }
}

interface NothingSetProps {
  why: 'page' | 'filters' | 'nothing';
  onFirstPage: () => void;
  onClear: () => void;
}

/** Shown for a homework list without rows: explains why it is empty, and what to do next. */
function NothingSet({ why, onFirstPage, onClear }: NothingSetProps) {
  if (why === 'page') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title={t`This page is empty`}
          action={
            <Button onClick={onFirstPage}>
              <Trans>Go to the first page</Trans>
            </Button>
          }
        />
      </Card>
    );
  }
  if (why === 'filters') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title={t`No homework matches these filters`}
          action={
            <Button onClick={onClear}>
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        >
          <Trans>Try another word or fewer filters.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList size={28} />}
        title={t`No homework is set yet`}
        action={
          <>
            <LinkButton href="/create-homework" variant="primary">
              <Trans>Set homework</Trans>
            </LinkButton>
            <LinkButton href="/classrooms/view">
              <Trans>My classes</Trans>
            </LinkButton>
          </>
        }
      >
        <Trans>
          Choose a text, pick its tasks and a class. What pupils hand in is marked straight away and
          will appear here.
        </Trans>
      </EmptyState>
    </Card>
  );
}

// A select option needs a non-empty value, but "all" is stored as an empty string in the filters.
const everything = 'all';

const orders: readonly { value: HomeworkFilters['sort']; label: string }[] = [
  { value: '-createdAt', label: t`Newest first` },
  { value: 'createdAt', label: t`Oldest first` },
  { value: 'dueAt', label: t`Due soonest` },
  { value: '-dueAt', label: t`Due latest` },
  { value: '-startsAt', label: t`Started latest` },
  { value: 'name', label: t`Name, A to Z` },
  { value: '-name', label: t`Name, Z to A` },
];

interface HomeworkFilterBarProps {
  filters: HomeworkFilters;
  options: ReturnType<typeof filterOptions>;
  onFilters: (change: Partial<HomeworkFilters>) => void;
}

/** Search, filters and sort order of the homework list. Search input is debounced. */
function HomeworkFilterBar({ filters, options, onFilters }: HomeworkFilterBarProps) {
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
          placeholder={t`Name of the homework`}
          onSearch={(search) => onFilters({ search })}
        />
      }
    >
      {choice(t`Class`, 'classroomId', t`All classes`, options.classroomId)}
      {choice(t`Language`, 'language', t`All languages`, options.language)}
      {choice(t({ message: 'Year', context: 'school year' }), 'year', t`All years`, options.year)}
      {choice(t`Teacher`, 'teacherId', t`All teachers`, options.teacherId)}
      <Select
        label={t({ message: 'Order', context: 'of a list' })}
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
          label={t`Open homework only`}
        />
      </div>
    </FilterPanel>
  );
}
