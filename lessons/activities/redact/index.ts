import type { ActivityDefinition } from '../activity-definition.ts';
import { makeRedaction } from './make-redaction.ts';
import { redactSheet } from './redact-sheet.ts';
import { defaultRedactOptions, RedactOptions, type RedactState, stored } from './state.ts';

/** Words blacked out in a text that keeps its shape, to be read or said from memory. */
export const redact: ActivityDefinition<RedactOptions, RedactState> = {
  Options: RedactOptions,
  ...stored,
  defaultOptions: defaultRedactOptions,
  usual: {
    of: ({ percent }) => ({ redactPercent: percent }),
    into: (options, { redactPercent }) => ({ ...options, percent: redactPercent }),
  },
  missing: () => null,
  make: makeRedaction,
  sheet: redactSheet,
};

export default redact;
