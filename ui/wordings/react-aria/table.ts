import { msg } from '@lingui/core/macro';
import type { ComponentWords } from './string-formatter.ts';

/** The words of a `Table`. */
export default {
  ascending: msg({ message: 'ascending', context: 'order of a table' }),
  ascendingSort: msg({ message: 'sorted by column {columnName} in ascending order' }),
  collapse: msg({ message: 'Collapse', context: 'the rows below a row' }),
  descending: msg({ message: 'descending', context: 'order of a table' }),
  descendingSort: msg({ message: 'sorted by column {columnName} in descending order' }),
  expand: msg({ message: 'Expand', context: 'the rows below a row' }),
  select: msg({ message: 'Select', context: 'a row of a list' }),
  selectAll: msg({ message: 'Select All', context: 'rows of a table' }),
  sortable: msg`sortable column`,
} satisfies ComponentWords;
