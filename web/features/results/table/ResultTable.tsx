import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown, ClockAlert, RotateCcw } from 'lucide-react';
import type { HomeworkResult, ResultCell } from '#contracts/homework/homework-results.ts';
import { classNames } from '#ui/class-names.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { spokenAfter } from '#ui/wordings/spoken-after.ts';
import { ScoreBadge } from '../ScoreBadge.tsx';
import { sortBy, sortState, type TableSort } from './table-query.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface ResultTableProps {
  result: HomeworkResult;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** The address of a pupil's own results. If a task is given, the page scrolls to it. */
  pupilHref: (pupilId: string, taskId?: number) => string;
  /** The address of the results of a task's items. */
  itemsHref: (taskId: number) => string;
}

const titleCell = 'border-b border-line bg-card p-0 text-start align-bottom';
/** Classes for the first column. It is sticky, so that the task columns scroll under it. */
const firstCell = 'sticky start-0 z-10 bg-card';
/** Classes for the result column. It is sticky too if there is enough room. */
const lastCell = 'sm:sticky sm:end-0 sm:z-10 sm:border-s sm:border-s-line bg-card';

/**
 * A table with a row per pupil and a column per task. Each cell links to the pupil's attempts, and a press on
 * a header sorts the table.
 */
export function ResultTable({ result, sort, onSort, pupilHref, itemsHref }: ResultTableProps) {
  const { tasks, rows, homework } = result;
  const last = tasks.length + 1;
  const { grid, tabIndex } = useGridKeys(rows.length + 2, last + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling box, so that the page itself never scrolls sideways
    <div
      role="group"
      aria-label={t`Results, scrolls sideways`}
      className="result-table-box relative max-h-[80dvh] overflow-auto rounded-card border border-line bg-card"
    >
      <table
        {...grid}
        aria-label={t`Results of ${{ name: homework.name }}`}
        aria-rowcount={result.total + 1}
        className="result-table w-full border-separate border-spacing-0"
      >
        <thead className="sticky top-0 z-20">
          <tr>
            <SortTitle
              column="name"
              title={t`Pupil`}
              sort={sort}
              onSort={onSort}
              tabIndex={tabIndex(0, 0)}
              className={classNames(titleCell, firstCell, 'min-w-36 sm:min-w-52')}
            />
            {tasks.map((task, index) => (
              <SortTitle
                key={task.id}
                column={`task:${task.id}`}
                title={task.taskName}
                sort={sort}
                onSort={onSort}
                tabIndex={tabIndex(0, index + 1)}
                className={classNames(titleCell, 'min-w-32 max-w-44')}
              />
            ))}
            <SortTitle
              column="score"
              title={t`Result`}
              sort={sort}
              onSort={onSort}
              tabIndex={tabIndex(0, last)}
              className={classNames(titleCell, lastCell, 'min-w-24')}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.pupilHomeworkId} className="group">
              <th
                scope="row"
                className={classNames(
                  firstCell,
                  'border-b border-line p-0 text-start font-semibold group-last:border-b-0 group-hover:bg-sunken max-sm:max-w-36',
                )}
              >
                <a
                  href={pupilHref(row.pupilId)}
                  tabIndex={tabIndex(rowIndex + 1, 0)}
                  title={row.userName}
                  className="flex min-h-12 items-center px-4 py-1.5 text-ink no-underline -outline-offset-3 hover:underline"
                >
                  <bdi className="line-clamp-2 break-words">{row.fullName}</bdi>
                </a>
              </th>
              {tasks.map((task, index) => (
                <td
                  key={task.id}
                  className="border-b border-line p-0 group-last:border-b-0 group-hover:bg-sunken"
                >
                  <CellLink
                    cell={row.cells.find(({ taskId }) => taskId === task.id)}
                    href={pupilHref(row.pupilId, task.id)}
                    tabIndex={tabIndex(rowIndex + 1, index + 1)}
                  />
                </td>
              ))}
              <td
                tabIndex={tabIndex(rowIndex + 1, last)}
                className={classNames(
                  lastCell,
                  'border-b border-line px-4 font-bold -outline-offset-3 group-last:border-b-0 group-hover:bg-sunken',
                )}
              >
                {row.meanScore === null ? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">
                      <Trans>Nothing handed in</Trans>
                    </span>
                  </>
                ) : (
                  <>
                    {percentWords(Math.round(row.meanScore))}
                    {row.cells.some(({ state }) => state === 'needs-review') && (
                      <span className="block text-xs font-normal text-ink-2">
                        <Trans>so far</Trans>
                      </span>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 z-20">
          <tr>
            <th
              scope="row"
              tabIndex={tabIndex(rows.length + 1, 0)}
              className={classNames(
                firstCell,
                'border-t border-line px-4 py-2 text-start text-sm font-semibold text-ink-2 -outline-offset-3',
              )}
            >
              <Trans>Whole class</Trans>
            </th>
            {tasks.map((task, index) => (
              <td key={task.id} className="border-t border-line bg-card p-0">
                <a
                  href={itemsHref(task.id)}
                  tabIndex={tabIndex(rows.length + 1, index + 1)}
                  className="flex min-h-12 flex-col items-start justify-center px-4 py-1.5 text-sm text-ink-2 no-underline -outline-offset-3 hover:underline"
                >
                  {task.meanScore === null || task.toReview === task.handedIn ? (
                    '–'
                  ) : (
                    <span className="font-semibold text-ink">
                      {percentWords(Math.round(task.meanScore))}
                    </span>
                  )}
                  <span>
                    {handedInWords(task)}
                    <span className="sr-only">{spokenAfter(t`see every item`)}</span>
                  </span>
                </a>
              </td>
            ))}
            <td
              tabIndex={tabIndex(rows.length + 1, last)}
              className={classNames(lastCell, 'border-t border-line px-4 -outline-offset-3')}
            >
              <span className="sr-only">
                <Trans>Pass mark {{ passMark: homework.passMark }}%</Trans>
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** "12 in, 3 answers to read": how many pupils have handed in a task, and what is left to read. */
function handedInWords({ handedIn, toRead }: HomeworkResult['tasks'][number]): string {
  return toRead > 0
    ? t({
        message: `${plural(handedIn, { one: '# in', other: '# in' })}, ${plural(toRead, { one: '# answer to read', other: '# answers to read' })}`,
        comment: 'How many pupils have handed in a task, in a narrow column.',
      })
    : t({
        message: plural(handedIn, { one: '# in', other: '# in' }),
        comment: 'How many pupils have handed in a task, in a narrow column.',
      });
}

interface SortTitleProps {
  column: 'name' | 'score' | `task:${number}`;
  title: string;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  tabIndex: 0 | -1;
  className: string;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** A column header that sorts by its column and announces the sort order. */
function SortTitle({ column, title, sort, onSort, tabIndex, className }: SortTitleProps) {
  const state = sortState(column, sort);
  const Icon = icons[state];
  return (
    <th scope="col" aria-sort={state} className={className}>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={() => onSort(sortBy(column, sort))}
        className="group/title flex min-h-12 w-full items-end justify-between gap-2 px-4 py-2.5 text-start text-sm font-semibold text-ink-2 -outline-offset-3 hover:text-ink"
      >
        <bdi className="line-clamp-2 break-words">{title}</bdi>
        <Icon
          size={14}
          aria-hidden="true"
          className={
            state === 'none'
              ? 'mb-1 shrink-0 opacity-0 transition-opacity group-hover/title:opacity-100 group-focus-visible/title:opacity-100 print:hidden'
              : 'mb-1 shrink-0 text-target'
          }
        />
      </button>
    </th>
  );
}

interface CellLinkProps {
  /** Undefined if the pupil has not handed in the task. */
  cell: ResultCell | undefined;
  /** The address of the pupil's attempts at this task. */
  href: string;
  tabIndex: 0 | -1;
}

/** A table cell with the score and the number of attempts. Late work is flagged. */
function CellLink({ cell, href, tabIndex }: CellLinkProps) {
  return (
    <a
      href={href}
      tabIndex={tabIndex}
      className="flex min-h-12 items-center gap-2 px-3 py-1.5 text-ink no-underline -outline-offset-3"
    >
      {cell ? (
        <>
          <ScoreBadge score={cell.scorePercentage} passed={cell.testPassed} state={cell.state} />
          {(cell.attempts > 1 || cell.late) && (
            <span className="flex flex-col text-xs leading-tight text-ink-2">
              {cell.attempts > 1 && (
                <span className="inline-flex items-center gap-1 whitespace-nowrap">
                  <RotateCcw size={12} aria-hidden="true" />
                  <span aria-hidden="true">{cell.attempts}</span>
                  <span className="sr-only">
                    <Plural value={{ count: cell.attempts }} one="# attempt" other="# attempts" />
                  </span>
                </span>
              )}
              {cell.late && (
                <span className="inline-flex items-center gap-1">
                  <ClockAlert size={12} aria-hidden="true" /> <Trans>late</Trans>
                </span>
              )}
            </span>
          )}
        </>
      ) : (
        <>
          <span aria-hidden="true" className="px-2.5 text-ink-3">
            –
          </span>
          <span className="sr-only">
            <Trans>Not handed in</Trans>
          </span>
        </>
      )}
    </a>
  );
}
