import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ArrowLeft,
  CalendarClock,
  CheckCheck,
  ClipboardList,
  ClipboardPlus,
  SearchX,
} from 'lucide-react';
import {
  type HomeworkByClassRow,
  type HomeworkStatus,
  homeworkStatuses,
} from '#contracts/homework/homework.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkTabs } from '#ui/LinkTabs.tsx';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import '../results.css';
import { useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { leadsDepartment } from '#contracts/access/leads-department.ts';
import type { ClassroomDetail } from '#contracts/classrooms/classroom.ts';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Pages } from '#ui/Pages.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { ResultsSkeleton } from '../FailedLoad.tsx';
import { HomeworkDialogs } from './HomeworkDialogs.tsx';
import { type Asked, HomeworkLine, ofClass } from './HomeworkLine.tsx';
import { homeworkPageSize } from './homework-filters.ts';
import { useFetchHomeworksAgain } from './use-homeworks-by-class.ts';

const isStatus = (name: string): name is HomeworkStatus =>
  homeworkStatuses.some((status) => status === name);

/** The screen at /classroom/homework/{id}/{status}: the homework of one class, by status. */
export default function ClassHomework() {
  const { id = '', status = '' } = useParams();
  if (!isStatus(status)) return <Navigate to={`/classroom/homework/${id}/active`} replace />;
  return <HomeworkOfClass classroomId={id} status={status} />;
}

interface HomeworkOfClassProps {
  classroomId: string;
  status: HomeworkStatus;
}

function HomeworkOfClass({ classroomId, status }: HomeworkOfClassProps) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const room = useRequest(`/v1/classrooms/${encodeURIComponent(classroomId)}`, (path: string) =>
    http.get<ClassroomDetail>(path),
  );
  const { data: me } = useUser();
  const { data, error, mutate } = useClassHomework(classroomId, status, page);
  const fetchAgain = useFetchHomeworksAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const setHref = `/create-homework?classroom=${classroomId}`;

  if (room.error && !room.data) {
    return (
      <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
        <h1 className="sr-only">
          <Trans>Homework for a class</Trans>
        </h1>
        <Card>
          <LoadFailed
            error={room.error}
            title={t`The class could not be loaded`}
            onAgain={() => void room.mutate()}
            missing={{
              title: t`The class could not be found`,
              text: t`It may have been removed, or it may belong to someone else.`,
              action: (
                <LinkButton href="/classrooms/view">
                  <Trans>Classes</Trans>
                </LinkButton>
              ),
            }}
          />
        </Card>
      </div>
    );
  }
  const name = room.data?.classroom.name;
  const maySet = room.data?.mayChange === true && !room.data.classroom.archived;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <a
        href={`/classrooms/view/${classroomId}`}
        className="inline-flex min-h-11 max-w-full items-center gap-1.5"
      >
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100 shrink-0" />
        <bdi className="truncate">{name ?? t`The class`}</bdi>
      </a>
      <div className="mt-2 mb-5 flex flex-wrap items-start justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-3xl wrap-anywhere outline-none">
          {name ? <Trans>Homework for {name}</Trans> : <Trans>Homework</Trans>}
        </h1>
        {maySet && (
          <LinkButton href={setHref} variant="primary">
            <ClipboardPlus size={18} aria-hidden="true" /> <Trans>Set homework</Trans>
          </LinkButton>
        )}
      </div>
      <StatusTabs classroomId={classroomId} current={status} />
      {list()}
      <HomeworkDialogs
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={() => void fetchAgain()}
      />
    </div>
  );

  function list() {
    if (!data) {
      return error ? (
        <Card>
          <LoadFailed
            error={error}
            title={t`The homework could not be loaded`}
            onAgain={() => void mutate()}
          />
        </Card>
      ) : (
        <ResultsSkeleton label={t`Loading the homework`} />
      );
    }
    const [rows, total] = data;
    const onPage = (next: number) => {
      setParams(next > 1 ? { page: String(next) } : {});
      heading.current?.focus();
    };
    if (rows.length === 0) {
      return (
        <ClassHomeworkEmpty
          status={status}
          beyond={total > 0}
          setHref={maySet ? setHref : null}
          onFirstPage={() => onPage(1)}
        />
      );
    }
    return (
      <>
        <Card flush>
          <ul>
            {rows.map((row) => (
              <HomeworkLine
                key={row.homeworkId}
                row={ofClass(row)}
                mayChange={me?.id === row.teacherId || leadsDepartment(me)}
                onAsk={setAsked}
              />
            ))}
          </ul>
        </Card>
        <Pages page={page} size={homeworkPageSize} total={total} onPage={onPage} />
      </>
    );
  }
}

const words = {
  active: {
    Icon: ClipboardList,
    title: t`Nothing is open right now`,
    text: t`Homework for this class will appear here, with who has done it.`,
  },
  upcoming: {
    Icon: CalendarClock,
    title: t`Nothing is planned`,
    text: t`Homework that starts later will appear here until it opens.`,
  },
  finished: {
    Icon: CheckCheck,
    title: t`Nothing is finished yet`,
    text: t`Homework will appear here after its due date, with its results.`,
  },
} as const;

interface ClassHomeworkEmptyProps {
  status: HomeworkStatus;
  /** True if the requested page is past the last page. */
  beyond: boolean;
  /** The address for setting more homework; null for users who may not set homework. */
  setHref: string | null;
  onFirstPage: () => void;
}

/** Shown for an empty tab of a class's homework: explains why it is empty, and what to do next. */
function ClassHomeworkEmpty(props: ClassHomeworkEmptyProps) {
  const { status, beyond, setHref, onFirstPage } = props;
  const { Icon, title, text } = words[status];
  if (beyond) {
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
  return (
    <Card>
      <EmptyState
        icon={<Icon size={28} />}
        title={title}
        action={
          setHref && (
            <LinkButton href={setHref} variant={status === 'finished' ? 'secondary' : 'primary'}>
              <Trans>Set homework</Trans>
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}

const names: Record<HomeworkStatus, string> = {
  active: t`Active`,
  upcoming: t`Upcoming`,
  finished: t`Finished`,
};

interface StatusTabsProps {
  classroomId: string;
  current: HomeworkStatus;
}

/** Tabs for a class's homework by status. They are links, so that each tab has its own address. */
const StatusTabs = ({ classroomId, current }: StatusTabsProps) => (
  <LinkTabs
    label={t`Homework by status`}
    tabs={homeworkStatuses.map((status) => ({
      href: `/classroom/homework/${classroomId}/${status}`,
      current: status === current,
      name: names[status],
    }))}
  />
);

/**
 * The homework of one class in one status. Past homework is sorted by latest due date, upcoming homework by
 * earliest start, and all other homework by earliest due date.
 */
function useClassHomework(classroomId: string, status: HomeworkStatus, page: number) {
  const words = new URLSearchParams({
    classroomId,
    status,
    sort: status === 'finished' ? '-dueAt' : status === 'upcoming' ? 'startsAt' : 'dueAt',
    page: String(page),
    limit: String(homeworkPageSize),
  });
  return useRequest(`/v1/homeworks-by-class?${words}`, (path: string) =>
    homeworkCall(() => http.get<[HomeworkByClassRow[], number]>(path)),
  );
}
