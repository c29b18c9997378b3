import { type Morning, mondayMorning } from '../scale-model/monday-morning.ts';
import { quantile, row, title } from './report.ts';

/**
 * Settings of the figures in `docs/scale.md`, which show how long messages wait for a consumer on a Monday
 * morning.
 */
export const mornings: readonly Morning[] = [
  // First the load of a cell of 20,000 teachers and the capacity of one queue; then the load of all teachers
  // in one cell.
  { lessonsPerSecond: 0.4, queues: 1 },
  { lessonsPerSecond: 1, queues: 1 },
  { lessonsPerSecond: 2, queues: 1 },
  { lessonsPerSecond: 20, queues: 16 },
  { lessonsPerSecond: 20, queues: 25 },
];

/** Returns a row of the document's table: lessons per second, queues, then seconds. */
export function morningFigures(morning: Morning): string[] {
  const { waits, lessons } = mondayMorning(morning);
  return [
    String(morning.lessonsPerSecond),
    String(morning.queues),
    ...[0.5, 0.95, 0.99].map((share) => quantile(waits, share).toFixed(1)),
    quantile(lessons, 0.95).toFixed(1),
  ];
}

/**
 * Simulates the queue of the model's work at the peak of a million teachers. The simulation does not run in
 * real time, so the result does not depend on the machine.
 */
export async function benchScale(): Promise<string[]> {
  return [
    title('Monday morning', 'seconds that a message waits: p50, p95, p99; a lesson is done: p95'),
    ...mornings.map((morning) => {
      const [perSecond, queues, ...seconds] = morningFigures(morning);
      return row(`${perSecond} lessons/s, ${queues} queues`, seconds);
    }),
  ];
}
