import type { StatementContent } from './content.ts';

type Item = StatementContent['items'][number];

/** The statement as true or false. One that becomes true has nothing to be put right any more. */
export function withVerdict({ correction, ...item }: Item, isTrue: boolean): Item {
  return { ...item, isTrue, ...(correction && !isTrue && { correction }) };
}
