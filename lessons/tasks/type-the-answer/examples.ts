import type { TypeTheAnswerData, TypeTheAnswerSubmitted } from './content.ts';

/** A submission with everything right, and one with everything wrong. */
export const solveTyped = ({ fields }: TypeTheAnswerData): TypeTheAnswerSubmitted => ({
  typed: Object.fromEntries(fields.map(({ id, answers }) => [id, answers[0] ?? ''])),
});
export const failTyped = ({ fields }: TypeTheAnswerData): TypeTheAnswerSubmitted => ({
  typed: Object.fromEntries(fields.map(({ id }) => [id, 'xqxqxqxqxq'])),
});
