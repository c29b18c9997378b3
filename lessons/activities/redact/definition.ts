import type { ActivityDefinition } from '../activity-definition.ts';
import { makeRedaction } from './make-redaction.ts';
import { defaultRedactOptions, RedactOptions, type RedactState } from './options.ts';
import { redactSheet } from './redact-sheet.ts';
import { redactStored } from './stored.ts';

/** Words blacked out in a text that keeps its shape, to be read or said from memory. */
export const redact: ActivityDefinition<RedactOptions, RedactState> = {
  Options: RedactOptions,
  ...redactStored,
  defaultOptions: defaultRedactOptions,
  usual: {
    of: ({ percent }) => ({ redactPercent: percent }),
    into: (options, { redactPercent }) => ({ ...options, percent: redactPercent }),
  },
  missing: () => null,
  make: makeRedaction,
  sheet: redactSheet,
};
