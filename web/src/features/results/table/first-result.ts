import type { HomeworkResult } from '#teaching/homework/homework-results.ts';

/** What is said when a class has no result of this homework (specification 8). */
export const noResult = 'No homework result found for the specified class and homework ID.';

/** The first item of the answer is the result; an answer without one is an error (specification 5, 7). */
export function firstResult(answer: readonly HomeworkResult[]): HomeworkResult {
  const [result] = answer;
  if (!result) throw new Error(noResult);
  return result;
}
