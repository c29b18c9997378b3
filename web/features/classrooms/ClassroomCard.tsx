import { ClipboardList, UsersRound } from 'lucide-react';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { languageName } from '#language/language-name.ts';
import { audienceName } from '#language/levels.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { formatCount } from '#web/app/format/format-count.ts';

/** One class of the list: what it is, who is in it, what is open, and the ways on. */
export function ClassroomCard({ row }: { row: ClassroomRow }) {
  const facts = [row.language && languageName(row.language), row.year && audienceName(row.year)];
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          <a href={`/classrooms/view/${row.id}`} className="text-ink no-underline hover:underline">
            <bdi>{row.name}</bdi>
          </a>
        </h2>
        {row.archived && <Badge>Archived</Badge>}
      </div>
      <p className="mt-0.5 min-h-6 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {!row.mine && (
        <p className="mt-2">
          <Badge tone="native">
            <span className="truncate">{row.teacherName}’s class</span>
          </Badge>
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <li className="inline-flex items-center gap-2">
          <UsersRound size={18} aria-hidden="true" />
          {formatCount(row.pupils, 'pupil', 'pupils')}
        </li>
        <li className="inline-flex items-center gap-2">
          <ClipboardList size={18} aria-hidden="true" />
          {row.openHomeworks === 0 ? 'No open homework' : `${row.openHomeworks} open homework`}
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <LinkButton href={`/classrooms/view/${row.id}`} aria-label={`Open ${row.name}`}>
          Open
        </LinkButton>
        <LinkButton
          href={`/classroom/homework/${row.id}/active`}
          aria-label={`Homework for ${row.name}`}
        >
          Homework
        </LinkButton>
      </div>
    </li>
  );
}
