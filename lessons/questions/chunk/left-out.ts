import type { Text } from '#language/text/text.ts';
import type { Problem } from '../define-question.ts';

/**
 * Returns a note that lists the sentences whose chunks do not match. Returns null if these are more than a
 * third of all sentences or cannot be left out of the activities.
 */
export function leftOut(problems: readonly Problem[], { sentences }: Text): string | null {
  const faulty = sentences.filter(({ id }) => problems.some(({ where }) => where === id));
  const known = problems.every(({ where }) => sentences.some(({ id }) => id === where));
  if (!known || faulty.length * 3 > sentences.length) return null;
  const [first] = faulty;
  const words = first?.target.text ?? '';
  const { length: count } = faulty;
  return count === 1
    ? `The chunks of one sentence need a quick edit: “${words}” All others can be used.`
    : `The chunks of ${count} sentences need a quick edit, the first is “${words}” All others can be used.`;
}
