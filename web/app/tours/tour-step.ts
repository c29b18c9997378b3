import type { Message } from '#language/wordings/speaker.ts';

/** One stop of a guided tour. */
export interface TourStep {
  /** The `data-tour` value of the target element. If there are several, the first visible element is used. */
  target: string | readonly string[];
  title: Message;
  text: Message;
}

/** A tour with its steps in order. Steps are skipped if their element is not on the screen. */
export interface Tour {
  steps: readonly TourStep[];
}
