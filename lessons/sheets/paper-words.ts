import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { Paper } from './paper.ts';

/** The names of the paper sizes. They are not in `paper.ts`, because Workers load that file without macros. */
export const paperWords: Readonly<Record<Paper, Message>> = {
  a4: msg({ message: 'A4', context: 'paper size' }),
  letter: msg({ message: 'US Letter', context: 'paper size' }),
};
