import type { StoredRules } from '../activity-definition.ts';
import { retainTangle } from './make-tangle.ts';
import { TangledState } from './options.ts';

/** What is needed to store it. */
export const tangledStored: StoredRules<TangledState> = {
  State: TangledState,
  keep: retainTangle,
};
