import { msg } from '@lingui/core/macro';
import type { ComponentWords } from './string-formatter.ts';

/** The words of a button that opens a menu. */
export default {
  longPressMessage: msg`Long press or press Alt + ArrowDown to open menu`,
} satisfies ComponentWords;
