import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { SentenceChunksOptions } from './state.ts';

/** The names of the modes. They are not in `state.ts`, because Workers load that file without macros. */
export const modeNames: Record<SentenceChunksOptions['mode'], Message> = {
  linked: msg`See the chunks`,
  jumbled: msg({ message: 'Jumbled', context: 'order of chunks' }),
};
