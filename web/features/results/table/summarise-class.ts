import type { HomeworkResult, ResultRow } from '#contracts/homework/homework-results.ts';

/** A bar of the distribution: the number of pupils with a mean score between `from` and `to` %. */
export interface Band {
  from: number;
  to: number;
  pupils: number;
  /** True if the whole band reaches the pass mark. */
  passed: boolean;
}

export interface ClassFigures {
  /**
   * The number of tasks that all pupils together have handed in. `tasks` is the number of tasks that all
   * pupils together have to do.
   */
  handedIn: number;
  tasks: number;
  passed: number;
  /** The mean score of all hand-ins, 0 to 100; null if there are no hand-ins. */
  meanScore: number | null;
  /** The number of answers that the teacher still has to mark. */
  toRead: number;
}

/** Computes key figures of the whole class. Each page of the results contains all data for them. */
export function summariseClass({ tasks, pupils }: HomeworkResult): ClassFigures {
  const handedIn = sum(tasks.map((task) => task.handedIn));
  const points = sum(tasks.map((task) => (task.meanScore ?? 0) * task.handedIn));
  return {
    handedIn,
    tasks: tasks.length * pupils,
    passed: sum(tasks.map((task) => task.passed)),
    meanScore: handedIn === 0 ? null : points / handedIn,
    toRead: sum(tasks.map((task) => task.toRead)),
  };
}

/** The median of the pupils' total times on the homework, in seconds; null if no pupil has started. */
export function medianSeconds(rows: readonly ResultRow[]): number | null {
  const times = rows
    .filter(({ cells }) => cells.length > 0)
    .map(({ cells }) => sum(cells.map(({ seconds }) => seconds)))
    .sort((a, b) => a - b);
  const middle = times.length / 2;
  if (times.length === 0) return null;
  return ((times[Math.floor(middle)] ?? 0) + (times[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/**
 * Counts the pupils in each band of ten per cent, and the pupils who have not handed in any task. 100 %
 * belongs to the last band.
 */
export function distribution(
  rows: readonly ResultRow[],
  passMark: number,
): { bands: Band[]; none: number } {
  const bands = Array.from({ length: 10 }, (_, index): Band => {
    const from = index * 10;
    return { from, to: from + 10, pupils: 0, passed: from >= passMark };
  });
  for (const { meanScore } of rows) {
    const band = meanScore === null ? undefined : bands[Math.min(9, Math.floor(meanScore / 10))];
    if (band) band.pupils += 1;
  }
  return { bands, none: rows.filter(({ meanScore }) => meanScore === null).length };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
