import type { z } from 'zod';
import type { Text } from '../text/text.ts';

/**
 * What every activity stores, so that projector, reload, print, answer key and the pupils' phones all
 * show the same: the options chosen, the seed of its random choices, and the ids they led to.
 */
export interface StoredActivity<Options> {
  /** A whole number from 0 to 2^32 - 1. */
  seed: number;
  options: Options;
  /** Token, chunk or sentence ids, in text order. */
  ids: string[];
}

/** What an activity is made from. Seeds come from outside: rules never draw their own. */
export interface ActivityRequest<Options> {
  text: Text;
  vocabulary: readonly { target: string; native: string }[];
  options: Options;
  seed: number;
}

/**
 * One activity over a lesson's text. A new one is a folder with `definition.ts`, `examples.ts` and
 * `Panel.tsx`, and a line in `registry.ts`. What is revealed at the moment is not stored: it belongs
 * to the view.
 */
export interface ActivityDefinition<Options, State extends StoredActivity<Options>> {
  /** Shown in the activity menu. */
  title: string;
  /** One line for the teacher: what pupils do with it. */
  aim: string;
  Options: z.ZodType<Options>;
  State: z.ZodType<State>;
  defaultOptions: Options;
  /** Pure: the same request gives the same state on every machine. */
  make(request: ActivityRequest<Options>): State;
  /** The state over an edited text: what is gone from the text is gone from the state. */
  keep(state: State, text: Text): State;
}
