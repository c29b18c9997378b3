import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { EmojiOptions } from './state.ts';

/** The names of the densities. They are not in `state.ts`, because Workers load that file without macros. */
export const densityNames: Record<EmojiOptions['density'], Message> = {
  every: msg`Beside every word that has one`,
  first: msg`Each picture once`,
  few: msg`At most one per sentence`,
};
