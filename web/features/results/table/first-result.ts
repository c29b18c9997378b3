import type { HomeworkResult } from '#contracts/homework/homework-results.ts';

/** What is said when a class has no result of this homework (specification 8). */
export const noResult = 'No homework result found for the specified class and homework ID.';

/** Of a class a list with one item, of everybody the result itself (specification 7). */
export type ResultAnswer = HomeworkResult | readonly HomeworkResult[];

/** The first item of the answer is the result; an answer without one is an error (specification 5, 7). */
export function firstResult(answer: ResultAnswer): HomeworkResult {
  const [result] = [answer].flat();
  if (!result) throw new Error(noResult);
  return result;
}
