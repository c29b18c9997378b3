import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight, CircleCheck, Search, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type HomeworkResult,
  type ResultShow,
  resultShows,
} from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pages } from '#ui/Pages.tsx';
import { percentWords } from '#ui/wordings/percent.ts';
import { spokenAfter } from '#ui/wordings/spoken-after.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { ClassFigures, DistributionChart } from './ClassFigures.tsx';
import { ResultTable } from './ResultTable.tsx';
import { changeTable, plainTable, type TableQuery, tablePageSize } from './table-query.ts';
import { loadWholeClass, type ResultAnswer, useClassProgress } from './use-results.ts';

interface TableViewProps {
  result: HomeworkResult;
  /** The rows of all pages; null unless the table is being printed. */
  everybody: HomeworkResult | null;
  classroomId: string;
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
  onPage: (page: number) => void;
  pupilHref: (pupilId: string, taskId?: number) => string;
  itemsHref: (taskId: number) => string;
  reviewHref: string;
}

/**
 * The table view of a class: its key figures, a table of pupils by tasks, and suggestions for the next steps.
 */
export function TableView(props: TableViewProps) {
  const { result, everybody, classroomId, query, onQuery, onPage } = props;
  const { pupilHref, itemsHref, reviewHref } = props;
  const whole = useWholeClass(classroomId, result.homework.id, result, query);
  const progress = useClassProgress(classroomId);
  // A wide table uses the full width, and the sidebar moves below it.
  const wide = result.tasks.length > 5;
  return (
    <div className="space-y-5">
      <ClassFigures
        result={result}
        whole={whole}
        progress={progress.data}
        reviewHref={reviewHref}
      />
      <TableTools query={query} onQuery={onQuery} />
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          !wide && 'xl:grid-cols-[minmax(0,1fr)_21rem]',
        )}
      >
        <div className="min-w-0">
          {result.rows.length === 0 ? (
            <NobodyShown
              show={query.show}
              searched={query.search !== ''}
              onAll={() => onQuery({ ...plainTable, sort: query.sort })}
            />
          ) : (
            <>
              <ResultTable
                result={everybody ?? result}
                sort={query.sort}
                onSort={(sort) => onQuery(changeTable(query, { sort }))}
                pupilHref={pupilHref}
                itemsHref={itemsHref}
              />
              {!everybody && result.rows.length < result.total && (
                <p className="mt-3 hidden text-sm print:block">
                  <Plural
                    value={{ total: result.total }}
                    one={`${{ shown: result.rows.length }} of # pupil. “Print” on the screen prints all.`}
                    other={`${{ shown: result.rows.length }} of # pupils. “Print” on the screen prints all.`}
                  />
                </p>
              )}
              <Pages page={query.page} size={tablePageSize} total={result.total} onPage={onPage} />
            </>
          )}
        </div>
        <div
          className={classNames(
            'grid min-w-0 gap-5 md:grid-cols-2 print:hidden',
            !wide && 'xl:grid-cols-1',
          )}
        >
          <HardestTasks result={result} itemsHref={itemsHref} />
          {whole && whole.rows.length > 0 && <DistributionChart whole={whole} />}
        </div>
      </div>
    </div>
  );
}

interface NobodyShownProps {
  show: ResultShow;
  searched: boolean;
  onAll: () => void;
}

const good: Partial<Record<ResultShow, string>> = {
  missing: t`Nobody is missing a task`,
  failed: t`Nobody has failed a task`,
  review: t`Nothing is waiting to be read`,
};

/** Shown instead of an empty table: a positive message, or a note that no pupil matches the search. */
function NobodyShown({ show, searched, onAll }: NobodyShownProps) {
  const all = (
    <Button onClick={onAll}>
      <Trans>Show all pupils</Trans>
    </Button>
  );
  const news = searched ? undefined : good[show];
  return (
    <Card>
      <EmptyState
        icon={news ? <CircleCheck size={28} /> : <SearchX size={28} />}
        title={news ?? t`No pupils match this`}
        action={all}
      >
        {!news && t`Try another name, or show all pupils.`}
      </EmptyState>
    </Card>
  );
}

/**
 * Maximum class size for figures that need every pupil's row. These figures are not shown for larger classes.
 */
const most = 500;

/**
 * The rows of the whole class, for statistics that cannot be computed from one page (distribution and time
 * spent). The table's own rows are reused if they are complete. Undefined while loading.
 */
function useWholeClass(
  classroomId: string,
  homeworkId: number,
  result: HomeworkResult | undefined,
  { search, show, page }: TableQuery,
): HomeworkResult | undefined {
  const isWhole =
    result !== undefined &&
    search === '' &&
    show === 'all' &&
    page === 1 &&
    result.rows.length === result.total;
  const asks = result !== undefined && !isWhole && result.pupils <= most;
  const { data } = useRequest(asks ? `whole class ${classroomId} ${homeworkId}` : null, () =>
    loadWholeClass(classroomId, homeworkId, (path) => http.get<ResultAnswer>(path)),
  );
  return isWhole ? result : data;
}

interface HardestTasksProps {
  result: HomeworkResult;
  itemsHref: (taskId: number) => string;
}

/** The tasks with the lowest scores, as links to their items. */
function HardestTasks({ result, itemsHref }: HardestTasksProps) {
  const hardest = result.tasks
    // Skip tasks whose scores are provisional because answers are still unmarked: these scores do not show
    // how hard the task was.
    .flatMap((task) =>
      task.meanScore === null || task.toReview > 0 ? [] : [{ ...task, meanScore: task.meanScore }],
    )
    .sort((a, b) => a.meanScore - b.meanScore)
    .slice(0, 3);
  if (hardest.length === 0) return null;
  return (
    <section
      aria-labelledby="hardest"
      className="rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 id="hardest" className="text-lg">
        <Trans>Hardest for the class</Trans>
      </h2>
      <ul className="mt-2">
        {hardest.map(({ id, taskName, meanScore, passed, handedIn }) => (
          <li key={id} className="border-t border-dashed border-line first:border-t-0">
            <a
              href={itemsHref(id)}
              className="group flex min-h-14 items-center gap-3 py-2 text-ink no-underline"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold break-words group-hover:underline">
                  {taskName}
                </bdi>
                <span className="text-sm text-ink-2">
                  <Plural
                    value={passed}
                    one={`# of ${handedIn} passed`}
                    other={`# of ${handedIn} passed`}
                  />
                </span>
              </span>
              <span className="font-bold">{percentWords(Math.round(meanScore))}</span>
              <ArrowRight
                size={16}
                aria-hidden="true"
                className="rtl:-scale-x-100 shrink-0 text-ink-3"
              />
              <span className="sr-only">{spokenAfter(t`see its items`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shows: Record<ResultShow, string> = {
  all: t`All pupils`,
  missing: t({ message: 'Missing', context: 'pupils who have not handed in a task' }),
  failed: t`Not passed`,
  review: t`To read`,
};

interface TableToolsProps {
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
}

/** Search and filter of the table; the table is sorted by its headers. Search input is debounced. */
function TableTools({ query, onQuery }: TableToolsProps) {
  const [search, setSearch] = useState(query.search);
  useEffect(() => setSearch(query.search), [query.search]);
  useEffect(() => {
    if (search === query.search) return;
    const timer = setTimeout(() => onQuery(changeTable(query, { search })), 350);
    return () => clearTimeout(timer);
  }, [search, query, onQuery]);
  return (
    <search className="flex flex-wrap items-center gap-3 print:hidden">
      <div className="relative w-full sm:w-64">
        <input
          type="search"
          aria-label={t`Search for a pupil`}
          placeholder={t`Search for a pupil`}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="block min-h-11 w-full rounded-control border border-edge bg-raised ps-10 pe-4 text-base text-ink"
        />
        <Search
          size={17}
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-3.5 text-ink-3"
        />
      </div>
      <ChipGroup
        label={t({ message: 'Show', context: 'which pupils' })}
        hideLabel
        value={query.show}
        options={resultShows.map((show) => ({ value: show, label: shows[show] }))}
        onChoose={(show) => onQuery(changeTable(query, { show }))}
      />
    </search>
  );
}
