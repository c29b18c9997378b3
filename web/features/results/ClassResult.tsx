import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { LinkTabs } from '#ui/LinkTabs.tsx';
import './results.css';
import { CalendarClock, Users } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Badge } from '#ui/Badge.tsx';
import { HttpError } from '#ui/http-error.ts';
import { LongText } from '#ui/LongText.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { formatDateTime, formatDay } from '#web/app/format/moment.ts';
import { isNumberId } from '#web/app/routing/is-number-id.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { usePageRule } from '#web/app/theme/adopted-rules.ts';
import { ExportActions, usePrint } from './export/ExportActions.tsx';
import { FailedLoad, ResultsSkeleton } from './FailedLoad.tsx';
import { ItemsView } from './items/ItemsView.tsx';
import { ProgressView } from './progress/ProgressView.tsx';
import { PupilView } from './pupil/PupilView.tsx';
import {
  everyPupil,
  numberAt,
  type ResultView,
  singleHomeworkHref,
  viewOf,
  viewParams,
  viewsOf,
} from './result-address.ts';
import { summariseClass } from './table/summarise-class.ts';
import { TableView } from './table/TableView.tsx';
import { parseTableQuery, type TableQuery, writeTableQuery } from './table/table-query.ts';
import { useClassProgress, useClassResult } from './table/use-results.ts';

/** Loaded lazily, because the rules for proposing marks are as much code as the rest of the screen. */
const QuestionView = lazyPart(
  async () => (await import('./review/QuestionView.tsx')).QuestionView,
  <ResultsSkeleton label={t`Loading what’s waiting to be read`} />,
);
const ReviewView = lazyPart(
  async () => (await import('./review/ReviewView.tsx')).ReviewView,
  <ResultsSkeleton label={t`Loading what’s waiting to be read`} />,
);

/**
 * The screen at /homework-classroom-result/{homeworkId}/{classroomId}: the results of one homework in one
 * class. If the class id is `all`, it shows all pupils who have the homework.
 */
export default function ClassResult() {
  const { homeworkId = '', classroomId = '' } = useParams();
  if (!isNumberId(homeworkId)) {
    const nothing = new HttpError(404, { message: t`There is no homework at this address` });
    return <NoResult error={nothing} />;
  }
  return <ResultOfClass homeworkId={Number(homeworkId)} classroomId={classroomId} />;
}

function NoResult({ error, onAgain }: { error: Error; onAgain?: (() => void) | undefined }) {
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 className="mb-6 text-3xl">
        <Trans>Homework results</Trans>
      </h1>
      <FailedLoad title={t`The results could not be loaded`} error={error} onAgain={onAgain} />
    </div>
  );
}

function ResultOfClass({ homeworkId, classroomId }: { homeworkId: number; classroomId: string }) {
  const [params, setParams] = useSearchParams();
  const views = viewsOf(classroomId);
  const view = viewOf(params, views);
  const query = parseTableQuery(params);
  const pupilId = params.get('pupil');
  const { data, error, mutate } = useClassResult(classroomId, homeworkId, query);
  useClassProgress(view === 'table' && pupilId === null ? classroomId : everyPupil);
  useFonts(data?.homework.language, data?.homework.nativeLanguage);
  const heading = useRef<HTMLHeadingElement>(null);
  const { paper, everybody, busy: printing, print } = usePrint(classroomId, homeworkId);
  const isTable = view === 'table' && pupilId === null;
  // Print a table with many tasks in landscape, because it is wider than it is high.
  usePageRule(paper, isTable && (data?.tasks.length ?? 0) > 4);

  const href = (next: ResultView, at?: Parameters<typeof viewParams>[2]) =>
    `?${viewParams(params, next, at)}`;
  const onQuery = useCallback(
    (next: TableQuery) => {
      // A new search replaces the current history entry. A new page adds an entry, so that Back returns to
      // the previous page.
      setParams((now) => writeTableQuery(now, next), {
        replace: next.page === 1,
        keepScroll: true,
        // Update synchronously, so that the next change starts from the query with this change.
        flushSync: true,
      });
    },
    [setParams],
  );
  if (error && !data) return <NoResult error={error} onAgain={() => void mutate()} />;
  if (!data) {
    return (
      <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
        <ResultsSkeleton label={t`Loading the results`} />
      </div>
    );
  }

  const { homework, classroom } = data;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8 print:max-w-none print:p-0 results-on-paper">
      <title>{`${homework.name} · Lexiloom`}</title>
      <p className="mb-2 text-sm print:hidden">
        <a href={classroom ? '/homework-result' : singleHomeworkHref}>
          <Trans>All homework</Trans>
        </a>
      </p>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 text-3xl break-words outline-none">
            <bdi>{homework.name}</bdi>
          </h1>
          <Badge icon={<Users size={14} aria-hidden="true" />}>
            <bdi className="truncate">{classroom?.name ?? t`Every pupil`}</bdi>
          </Badge>
          <Badge icon={<CalendarClock size={14} aria-hidden="true" />}>
            <time dateTime={homework.dueAt} title={formatDateTime(homework.dueAt)}>
              <Trans>due {{ day: formatDay(homework.dueAt) }}</Trans>
            </time>
          </Badge>
        </div>
        <ExportActions
          classroomId={classroomId}
          homeworkId={homeworkId}
          printing={printing}
          onPrint={(on) => {
            // Ignore the error: a toast has already explained why the other pages could not be loaded.
            print(on, isTable ? { shown: data, query } : null).catch(() => undefined);
          }}
        />
      </div>
      {homework.instructions && (
        <section aria-label={t`Instructions`} className="mb-5 w-fit max-w-3xl text-ink-2">
          <LongText text={homework.instructions} clamp="line-clamp-3" />
        </section>
      )}
      <ViewTabs
        views={views}
        current={view}
        href={(next) => href(next)}
        toRead={summariseClass(data).toRead}
      />
      {show()}
    </div>
  );

  function show() {
    if (!data) return null;
    if (view === 'items') {
      return (
        <ItemsView
          result={data}
          classroomId={classroomId}
          taskId={numberAt(params, 'task')}
          readHref={(task) => href('review', { task })}
          onTask={(task) => setParams(viewParams(params, 'items', { task }), { keepScroll: true })}
        />
      );
    }
    if (view === 'review' && pupilId === null && params.get('by') !== 'pupil') {
      return (
        <QuestionView
          // Remount for each task, because marks and their undo history belong to one task.
          key={numberAt(params, 'task')}
          homeworkId={homework.id}
          classroomId={classroomId}
          mayMark={homework.mayChange}
          taskId={
            numberAt(params, 'task') ?? data.tasks.find(({ toRead }) => toRead > 0)?.id ?? null
          }
          onTask={(task) => setParams(viewParams(params, 'review', { task }), { keepScroll: true })}
          tableHref={href('table')}
          pupilsHref={href('review', { by: 'pupil' })}
        />
      );
    }
    if (view === 'review') {
      return (
        <ReviewView
          homework={data.homework}
          classroomId={classroomId}
          pupilId={pupilId}
          attemptId={numberAt(params, 'attempt')}
          onPupil={(pupil) =>
            setParams(viewParams(params, 'review', { pupil }), { keepScroll: true })
          }
          tableHref={href('table')}
          questionsHref={href('review')}
        />
      );
    }
    if (view === 'progress') {
      return <ProgressView classroomId={classroomId} homeworkId={homeworkId} />;
    }
    if (pupilId !== null) {
      return (
        <PupilView
          key={pupilId}
          homeworkId={homeworkId}
          pupilId={pupilId}
          taskId={numberAt(params, 'task')}
          rows={data.rows}
          pupilHref={(pupil) => href('table', { pupil })}
          reviewHref={(pupil, attempt) => href('review', { pupil, attempt })}
          tableHref={href('table')}
        />
      );
    }
    return (
      <TableView
        result={data}
        everybody={everybody}
        classroomId={classroomId}
        query={query}
        onQuery={onQuery}
        onPage={(page) => {
          onQuery({ ...query, page });
          heading.current?.focus();
        }}
        pupilHref={(pupil, task) => href('table', task === undefined ? { pupil } : { pupil, task })}
        itemsHref={(task) => href('items', { task })}
        reviewHref={href('review')}
      />
    );
  }
}

const names: Record<ResultView, string> = {
  table: t`Class`,
  items: t`Item by item`,
  review: t`To read`,
  progress: t`Over time`,
};

interface ViewTabsProps {
  views: readonly ResultView[];
  current: ResultView;
  href: (view: ResultView) => string;
  /** The number of answers that the teacher still has to mark. */
  toRead: number;
}

/** The views of a class's results. They are links, so that each view has its own address. */
function ViewTabs({ views, current, href, toRead }: ViewTabsProps) {
  const count = toRead > 0 && (
    <span className="rounded-full bg-target-fill px-2 text-xs leading-5 text-on-target">
      <span aria-hidden="true">{toRead}</span>
      <span className="sr-only">
        <Plural value={toRead} one="# answer" other="# answers" />
      </span>
    </span>
  );
  return (
    <LinkTabs
      label={t`Views of the results`}
      className="print:hidden"
      tabs={views.map((view) => ({
        href: href(view),
        current: view === current,
        name: (
          <>
            {names[view]}
            {view === 'review' && count}
          </>
        ),
      }))}
    />
  );
}
