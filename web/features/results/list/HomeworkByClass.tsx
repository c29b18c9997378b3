import { ClipboardList, SearchX } from 'lucide-react';
import { useState } from 'react';
import { chosenProfile } from '#contracts/access/chosen-profile.ts';
import { leadsDepartment } from '#contracts/access/leads-department.ts';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Pages } from '#ui/Pages.tsx';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { useListFilters } from '#web/app/filters/use-list-filters.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { FailedLoad } from '../FailedLoad.tsx';
import { ResultsSkeleton } from '../ResultsSkeleton.tsx';
import { useClassrooms } from '../use-classrooms.ts';
import { filterOptions } from './filter-options.ts';
import { HomeworkDialogs } from './HomeworkDialogs.tsx';
import { HomeworkFilterBar } from './HomeworkFilterBar.tsx';
import { HomeworkLine } from './HomeworkLine.tsx';
import { everyHomework, HomeworkFilters, homeworkPageSize } from './homework-filters.ts';
import { type Asked, ofClass } from './shown-homework.ts';
import { useFetchHomeworksAgain, useHomeworksByClass } from './use-homeworks-by-class.ts';

/** All homework, class by class, with where it stands. `onTurned`: the list begins anew, at another page. */
export function HomeworkByClass({ onTurned }: { onTurned: () => void }) {
  const { data: me } = useUser();
  // The list begins with the chosen profile's homework; an empty teacher in the address is all of them.
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

/** The list of homework without a row: why, and what to do about it. */
function NothingSet({ why, onFirstPage, onClear }: NothingSetProps) {
  if (why === 'page') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title="This page is empty"
          action={<Button onClick={onFirstPage}>Go to the first page</Button>}
        />
      </Card>
    );
  }
  if (why === 'filters') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title="No homework matches these filters"
          action={<Button onClick={onClear}>Clear search and filters</Button>}
        >
          Try another word or fewer filters.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList size={28} />}
        title="No homework is set yet"
        action={
          <>
            <LinkButton href="/create-homework" variant="primary">
              Set homework
            </LinkButton>
            <LinkButton href="/classrooms/view">My classes</LinkButton>
          </>
        }
      >
        Choose a text, pick its tasks and a class. What pupils hand in is marked straight away and
        will appear here.
      </EmptyState>
    </Card>
  );
}
