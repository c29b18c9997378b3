import type { MultitypeContent } from './content.ts';

/** The instruction for each kind of question. */
export const kindNames: Record<MultitypeContent['items'][number]['kind'], string> = {
  choice: 'Choose the right answer',
  order: 'Put in order',
  'odd-one-out': 'Find the odd one out',
};
