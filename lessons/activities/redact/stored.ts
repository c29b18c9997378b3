import type { StoredRules } from '../activity-definition.ts';
import { retainRedaction } from './make-redaction.ts';
import { RedactState } from './options.ts';

/** What is needed to store it. */
export const redactStored: StoredRules<RedactState> = {
  State: RedactState,
  keep: retainRedaction,
};
