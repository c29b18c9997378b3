import './results.css';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { chosenProfile } from '#teaching/access/chosen-profile.ts';
import { leadsDepartment } from '#teaching/access/leads-department.ts';
import type { User } from '#teaching/access/user.ts';
import type { HomeworkByClassRow } from '#teaching/homework/homework.ts';
import { http } from '#web/http.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Pages } from '#web/ui/Pages.tsx';
import { FailedLoad } from './FailedLoad.tsx';
import { EditHomework } from './list/EditHomework.tsx';
import { filterOptions } from './list/filter-options.ts';
import { HomeworkFilterBar } from './list/HomeworkFilterBar.tsx';
import { HomeworkLine } from './list/HomeworkLine.tsx';
import {
  changeHomeworkFilters,
  type HomeworkFilters,
  homeworkPageSize,
  isFiltered,
  noFilters,
  readHomeworkFilters,
  writeHomeworkFilters,
} from './list/homework-filters.ts';
import { NothingSet } from './list/NothingSet.tsx';
import { RemoveHomework } from './list/RemoveHomework.tsx';
import { useFetchHomeworksAgain, useHomeworksByClass } from './list/use-homeworks-by-class.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { useClassrooms } from './use-classrooms.ts';

/** The list at /homework-result: all homework, class by class, with where it stands. */
export default function HomeworkResults() {
  const [params, setParams] = useSearchParams();
  const { data: me } = useSWR('/v1/me', (path) => http.get<User>(path), {
    shouldRetryOnError: false,
  });
  // The list begins with the chosen profile's homework; an empty teacher in the address is all of them.
  const profile = chosenProfile(me);
  const asked = readHomeworkFilters(params);
  const filters = params.has('teacherId') ? asked : { ...asked, teacherId: profile };
  const { data, error, mutate } = useHomeworksByClass(filters);
  const classrooms = useClassrooms() ?? [];
  const fetchAgain = useFetchHomeworksAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<HomeworkByClassRow | null>(null);
  const [removed, setRemoved] = useState<HomeworkByClassRow | null>(null);

  const onFilters = useCallback(
    (next: HomeworkFilters) => {
      // A new search replaces the last one in the history; a new page is a step to come back from.
      const address = writeHomeworkFilters(next);
      if (profile && !next.teacherId) address.set('teacherId', '');
      setParams(address, { replace: next.page === 1 });
    },
    [setParams, profile],
  );
  const onPage = (page: number) => {
    onFilters(changeHomeworkFilters(filters, { page }));
    heading.current?.focus();
  };
  const [rows, total] = data ?? [[], 0];
  const mayChange = ({ teacherId }: HomeworkByClassRow) =>
    me?.id === teacherId || leadsDepartment(me);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            Homework
          </h1>
          <p className="mt-1 text-ink-2">
            What is set in each class, who has done it, and how it went.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/dashboard">Overview</LinkButton>
          <LinkButton href="/create-homework" variant="primary">
            Set homework
          </LinkButton>
        </div>
      </div>
      <HomeworkFilterBar
        filters={filters}
        options={filterOptions(filters, rows, classrooms, me ?? null)}
        onFilters={onFilters}
      />
      {list()}
      {edited && (
        <EditHomework
          homeworkId={edited.homeworkId}
          onClose={() => setEdited(null)}
          onSaved={() => void fetchAgain()}
        />
      )}
      {removed && (
        <RemoveHomework
          row={removed}
          onClose={() => setRemoved(null)}
          onDone={() => void fetchAgain()}
        />
      )}
    </div>
  );

  function list() {
    if (error && !data) {
      return (
        <FailedLoad
          title="The homework could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (!data) return <ResultsSkeleton label="Loading the homework" />;
    if (rows.length === 0) {
      return (
        <NothingSet
          why={total > 0 ? 'page' : isFiltered(filters) ? 'filters' : 'nothing'}
          onFirstPage={() => onPage(1)}
          onClear={() => onFilters({ ...noFilters, sort: filters.sort })}
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
                row={row}
                mayChange={mayChange(row)}
                onEdit={setEdited}
                onRemove={setRemoved}
              />
            ))}
          </ul>
        </Card>
        <Pages page={filters.page} size={homeworkPageSize} total={total} onPage={onPage} />
      </>
    );
  }
}
