import { msg } from '@lingui/core/macro';
import type { ComponentWords } from './string-formatter.ts';

/** The label of the button that only screen readers find, and that closes a dialog, list or menu. */
export default {
  dismiss: msg({ message: 'Dismiss', context: 'closes a dialog, a list or a menu' }),
} satisfies ComponentWords;
