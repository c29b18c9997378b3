import type { ActivityDefinition } from '../activity-definition.ts';
import { keepRedaction, makeRedaction } from './make-redaction.ts';
import { defaultRedactOptions, RedactOptions, RedactState } from './options.ts';
import { redactSheet } from './redact-sheet.ts';

/** Words blacked out in a text that keeps its shape, to be read or said from memory. */
export const redact: ActivityDefinition<RedactOptions, RedactState> = {
  Options: RedactOptions,
  State: RedactState,
  defaultOptions: defaultRedactOptions,
  missing: () => null,
  make: makeRedaction,
  keep: keepRedaction,
  sheet: redactSheet,
};
