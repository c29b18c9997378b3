import type { SyllablesOptions } from './activity-options.ts';

export const syllablesOptions: readonly SyllablesOptions[] = [
  { which: 'all', look: 'dots', claps: false },
  { which: 'all', look: 'colours', claps: true },
  { which: 'tapped', look: 'dots', claps: true },
];
