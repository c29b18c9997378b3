import { audienceGroups } from '#language/levels.ts';
import type { ComboOption } from '#ui/ComboBox.tsx';

/** The option that chooses nothing: an option needs a value, and nothing is stored as an empty text. */
export const none = 'none';

/** School years to choose from, after the choice of none. CEFR levels are no years. */
export const yearOptions: readonly ComboOption[] = [
  { value: none, label: 'No year' },
  ...audienceGroups.flatMap(({ name: country, audiences }) =>
    audiences
      .filter(({ key, level }) => key !== level)
      .map(({ key, name }) => ({ value: key, label: `${name}, ${country}` })),
  ),
];
