import { CircleCheck, SearchX } from 'lucide-react';
import type { HomeworkResult, ResultShow } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pages } from '#ui/Pages.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useClassProgress } from '../progress/use-class-progress.ts';
import { ClassFigures } from './ClassFigures.tsx';
import { DistributionChart } from './DistributionChart.tsx';
import type { ResultAnswer } from './first-result.ts';
import { HardestTasks } from './HardestTasks.tsx';
import { loadWholeClass } from './load-whole-class.ts';
import { ResultTable } from './ResultTable.tsx';
import { TableTools } from './TableTools.tsx';
import { changeTable, plainTable, type TableQuery, tablePageSize } from './table-query.ts';

interface TableViewProps {
  result: HomeworkResult;
  /** Everybody of all pages, while they are printed. */
  everybody: HomeworkResult | null;
  classroomId: string;
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
  onPage: (page: number) => void;
  pupilHref: (pupilId: string, taskId?: number) => string;
  itemsHref: (taskId: number) => string;
  reviewHref: string;
}

/** The class: its figures, then the table of pupils by tasks, then what to do about it. */
export function TableView(props: TableViewProps) {
  const { result, everybody, classroomId, query, onQuery, onPage } = props;
  const { pupilHref, itemsHref, reviewHref } = props;
  const whole = useWholeClass(classroomId, result.homework.id, result, query);
  const progress = useClassProgress(classroomId);
  // A wide table takes the whole width, and what stands beside it goes below.
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
                  {result.rows.length} of {result.total} pupils. “Print” on the screen prints all.
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
  missing: 'Nobody is missing a task',
  failed: 'Nobody has failed a task',
  review: 'Nothing is waiting to be read',
};

/** The table without a row: good news, or nobody of that name. */
function NobodyShown({ show, searched, onAll }: NobodyShownProps) {
  const all = <Button onClick={onAll}>Show all pupils</Button>;
  const news = searched ? undefined : good[show];
  return (
    <Card>
      <EmptyState
        icon={news ? <CircleCheck size={28} /> : <SearchX size={28} />}
        title={news ?? 'No pupils match this'}
        action={all}
      >
        {!news && 'Try another name, or show all pupils.'}
      </EmptyState>
    </Card>
  );
}

/** A class bigger than this has its figures without those that need every pupil's row. */
const most = 500;

/**
 * The rows of the whole class, for what no page of the table tells: how results spread and how long they
 * took. The table's own rows are taken where they are all there are; undefined until they are there.
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
