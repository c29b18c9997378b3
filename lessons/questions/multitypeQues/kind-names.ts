import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { MultitypeContent } from './content.ts';

/** The instruction for each kind of question. */
export const kindNames: Record<MultitypeContent['items'][number]['kind'], Message> = {
  choice: msg`Choose the right answer`,
  order: msg({ message: 'Put in order', context: 'kind of question' }),
  'odd-one-out': msg`Find the odd one out`,
};
