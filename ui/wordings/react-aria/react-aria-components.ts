import { msg } from '@lingui/core/macro';
import type { ComponentWords } from './string-formatter.ts';

/** The words of a `Select` without a placeholder. */
export default {
  selectPlaceholder: msg`Select an item`,
} satisfies ComponentWords;
