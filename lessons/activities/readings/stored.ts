import type { StoredRules } from '../activity-definition.ts';
import { ReadingsState } from './options.ts';

/** What is needed to store it. */
export const readingsStored: StoredRules<ReadingsState> = {
  State: ReadingsState,
  keep: (state) => state,
};
