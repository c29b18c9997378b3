import { t } from '@lingui/core/macro';
import type { HomeworkResult, ItemResults } from '#contracts/homework/homework-results.ts';
import { type ItemContext, itemContext } from '#lessons/tasks/item-context.ts';
import { faceText } from '#lessons/tasks/task-face.ts';

/** The value of a spreadsheet cell; null if empty. */
type SheetCell = string | number | null;

/** A sheet; its first row is the header. */
export interface ResultSheet {
  name: string;
  rows: SheetCell[][];
}

/**
 * Shown if a task was not handed in. It is a text instead of a number, so that spreadsheet programs ignore it
 * when they average a column.
 */
const notHandedIn = '–';

/**
 * The sheet of the whole class: one row per pupil, one column per task. As on the screen, a dash means that
 * the task was not handed in.
 */
export function resultSheet({ tasks, rows }: HomeworkResult): ResultSheet {
  const head = [
    t`Pupil`,
    t`User name`,
    ...tasks.map(({ taskName }) => `${taskName} (%)`),
    t`Result (%)`,
    t`Tasks handed in`,
    t`Tasks passed`,
    t`Attempts`,
    t`Minutes`,
    t`Handed in late`,
    t`Answers to read`,
  ];
  return {
    name: t({
      message: 'Results',
      comment:
        'Name of a sheet in Excel: at most 31 characters, without : / ? * [ ] and backslash.',
    }),
    rows: [
      head,
      ...rows.map(({ fullName, userName, cells, meanScore }) => {
        const scores = new Map(cells.map((cell) => [cell.taskId, cell.scorePercentage]));
        return [
          fullName,
          userName,
          ...tasks.map(({ id }) => scores.get(id) ?? notHandedIn),
          meanScore === null ? notHandedIn : Math.round(meanScore),
          cells.length,
          cells.filter(({ testPassed }) => testPassed).length,
          cells.reduce((sum, { attempts }) => sum + attempts, 0),
          Math.round(cells.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
          cells.filter(({ late }) => late).length,
          cells.reduce((sum, { toRead }) => sum + toRead, 0),
        ];
      }),
    ],
  };
}

/**
 * The sheet of all items of all tasks. For each item, it shows how many answers got each result, and which
 * answers were given.
 */
export function itemSheet(tasks: readonly ItemResults[]): ResultSheet {
  return {
    name: t({
      message: 'Items',
      comment:
        'Name of a sheet in Excel: at most 31 characters, without : / ? * [ ] and backslash.',
    }),
    rows: [
      [
        t`Task`,
        t`Item`,
        t({ message: 'Asked', comment: 'Heading of a column with the question of each item.' }),
        t`Right answer`,
        t({ message: 'Right', context: 'heading of a column with numbers' }),
        t({ message: 'Partly right', context: 'heading of a column with numbers' }),
        t({ message: 'Wrong', context: 'heading of a column with numbers' }),
        t({ message: 'Left out', context: 'heading of a column with numbers' }),
        t({ message: 'To read', context: 'heading of a column with numbers' }),
        t`Answers given`,
      ],
      ...tasks.flatMap(({ task, items }) =>
        items.map((item, index) => [
          task.taskName,
          index + 1,
          askedText(itemContext(task.template, task.data, item.id)),
          item.expected,
          item.right,
          item.partly,
          item.wrong,
          item.unanswered,
          item.toReview,
          item.answers.map(({ given, count }) => `${given} (${count})`).join(' | '),
        ]),
      ),
    ],
  };
}

/** The prompt of an item on one line; a gap is written as four underscores. */
export function askedText(context: ItemContext | null): string {
  if (!context) return '';
  if (context.kind === 'gap') return `${context.before}____${context.after}`.trim();
  if (context.kind === 'tap') return `${context.before}${context.word}${context.after}`.trim();
  return context.kind === 'question'
    ? context.text
    : faceText(context.face, t({ message: 'Sound', context: 'card' }));
}

/** The cells as text, for a CSV file. */
export const sheetText = ({ rows }: ResultSheet): string[][] =>
  rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
