import type { MultitypeContent } from './content.ts';

/** What each kind of question asks pupils to do. */
export const kindNames: Record<MultitypeContent['items'][number]['kind'], string> = {
  choice: 'Choose the right answer',
  order: 'Put in order',
  'odd-one-out': 'Find the odd one out',
};
