import { msg } from '@lingui/core/macro';
import type { ComponentWords } from './string-formatter.ts';

/** The words of lists and tables whose rows are selected. */
export default {
  deselectedItem: msg({ message: '{item} not selected.' }),
  longPressToSelect: msg`Long press to enter selection mode.`,
  select: msg({ message: 'Select', context: 'a row of a list' }),
  selectedAll: msg`All items selected.`,
  selectedCount: msg({
    message:
      '{count, plural, =0 {No items selected.} one {# item selected.} other {# items selected.}}',
  }),
  selectedItem: msg({ message: '{item} selected.' }),
} satisfies ComponentWords;
