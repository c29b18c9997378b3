import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ClipboardList, Plus, SearchX, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { chosenProfile } from '#contracts/access/chosen-profile.ts';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { SeatsNote, useSeats } from './SeatsNote.tsx';
import { useClassrooms } from './use-classroom.ts';

/** The screen at /classrooms/view: the teacher's own classes, then the department's. */
export default function Classrooms() {
  const [archived, setArchived] = useState(false);
  const [search, setSearch] = useState('');
  const [chosenTeacher, setTeacher] = useState<string | null>(null);
  const { data, error, mutate } = useClassrooms(archived);
  const places = useSeats();
  const { data: me } = useUser();
  // The list initially shows the classes of the chosen profile.
  const teacher = chosenTeacher ?? chosenProfile(me);
  const teachers = new Map([
    ...(me?.teacherProfiles ?? []).map(({ id, fullName }) => [id, fullName] as const),
    ...(data ?? []).map(({ teacherId, teacherName }) => [teacherId, teacherName] as const),
  ]);
  const create = (
    <LinkButton href="/classrooms/create" variant="primary">
      <Plus size={18} aria-hidden="true" /> <Trans>Create a class</Trans>
    </LinkButton>
  );

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-3xl">
            <Trans>Classes</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <Trans>
              Your classes with their pupils and homework. Colleagues in your department see them
              too.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-5">
          <SeatsNote places={places} className="w-52" />
          {create}
        </div>
      </div>
      {(archived || (data && data.length > 0)) && (
        <search className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="w-full sm:w-80">
            <SearchField
              label={t`Search`}
              value={search}
              placeholder={t`A class or a teacher`}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          {teachers.size > 1 && (
            <div className="w-full sm:w-60">
              <NativeSelect
                label={t`Teacher`}
                value={teacher}
                options={[
                  { value: '', label: t`The whole department` },
                  ...[...teachers].map(([value, label]) => ({ value, label })),
                ]}
                onChange={(event) => setTeacher(event.currentTarget.value)}
              />
            </div>
          )}
          <div className="flex min-h-12 items-center">
            <Switch label={t`Show archived classes`} on={archived} onSwitch={setArchived} />
          </div>
        </search>
      )}
      {content()}
    </div>
  );

  function content() {
    if (!data) {
      return error ? (
        <Card>
          <LoadFailed
            error={error}
            title={t`The list of classes could not be loaded`}
            onAgain={() => void mutate()}
          />
        </Card>
      ) : (
        <Skeleton />
      );
    }
    const found = findClassrooms(data, search, teacher);
    if (found.length > 0) return <Found rows={found} />;
    if (search.trim() !== '' || (teacher !== '' && data.length > 0)) {
      return (
        <Card>
          <EmptyState
            icon={<SearchX size={28} />}
            title={
              search.trim() === '' ? t`This teacher has no classes` : t`No class has that name`
            }
            action={
              <Button
                onClick={() => {
                  setSearch('');
                  setTeacher('');
                }}
              >
                <Trans>Show all classes</Trans>
              </Button>
            }
          />
        </Card>
      );
    }
    return archived ? (
      <Card>
        <EmptyState
          icon={<UsersRound size={28} />}
          title={t`No classes are archived`}
          action={
            <Button onClick={() => setArchived(false)}>
              <Trans>Show the open classes</Trans>
            </Button>
          }
        >
          <Trans>
            At the end of the year, archive your classes: you keep the results, and the list stays
            short.
          </Trans>
        </EmptyState>
      </Card>
    ) : (
      <Card>
        <EmptyState
          icon={<UsersRound size={28} />}
          title={t`Create your first class`}
          action={
            <>
              {create}
              <Button variant="quiet" onClick={() => setArchived(true)}>
                <Trans>Show archived classes</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            Paste the names of your pupils, print their login cards, and set homework that is marked
            automatically. Pupils need no e-mail address.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
}

/** The classes as cards, and their number for screen readers. */
function Found({ rows }: { rows: readonly ClassroomRow[] }) {
  return (
    <>
      <p className="sr-only" role="status">
        {plural({ count: rows.length }, { one: '# class', other: '# classes' })}
      </p>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map((row) => (
          <ClassroomCard key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

/** Skeleton of the list while it loads. */
function Skeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        <Trans>Loading your classes</Trans>
      </p>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="rounded-card border border-line bg-card p-5">
            <div className="skeleton h-6 w-2/5" />
            <div className="skeleton mt-3 h-4 w-3/5" />
            <div className="skeleton mt-8 h-10 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** One class of the list: its details, number of pupils, open homework, and links. */
function ClassroomCard({ row }: { row: ClassroomRow }) {
  const facts = [
    row.language && nameOfLanguage(row.language),
    row.year && nameOfAudience(row.year),
  ];
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          <a href={`/classrooms/view/${row.id}`} className="text-ink no-underline hover:underline">
            <bdi>{row.name}</bdi>
          </a>
        </h2>
        {row.archived && (
          <Badge>
            <Trans>Archived</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-0.5 min-h-6 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {!row.mine && (
        <p className="mt-2">
          <Badge tone="native">
            <span className="truncate">
              <Trans>{{ teacher: row.teacherName }}’s class</Trans>
            </span>
          </Badge>
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <li className="inline-flex items-center gap-2">
          <UsersRound size={18} aria-hidden="true" />
          {plural({ count: row.pupils }, { one: '# pupil', other: '# pupils' })}
        </li>
        <li className="inline-flex items-center gap-2">
          <ClipboardList size={18} aria-hidden="true" />
          {row.openHomeworks === 0
            ? t`No open homework`
            : plural(
                { count: row.openHomeworks },
                { one: '# open homework', other: '# open homework' },
              )}
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <LinkButton href={`/classrooms/view/${row.id}`} aria-label={t`Open ${{ name: row.name }}`}>
          <Trans context="opens a class">Open</Trans>
        </LinkButton>
        <LinkButton
          href={`/classroom/homework/${row.id}/active`}
          aria-label={t`Homework for ${{ name: row.name }}`}
        >
          <Trans>Homework</Trans>
        </LinkButton>
      </div>
    </li>
  );
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Finds the classes whose name or teacher contains the search text, ignoring diacritics and case. With
 * `teacherId`, only this teacher's classes are searched.
 */
export function findClassrooms(
  rows: readonly ClassroomRow[],
  typed: string,
  teacherId = '',
): ClassroomRow[] {
  const wanted = fold(typed);
  return rows.filter(
    (row) =>
      (teacherId === '' || row.teacherId === teacherId) &&
      fold(`${row.name} ${row.teacherName}`).includes(wanted),
  );
}
