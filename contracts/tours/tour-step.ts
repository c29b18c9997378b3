/** One stop of a guided tour. */
export interface TourStep {
  /** The `data-tour` of the target element; with several, the first visible one. */
  target: string | readonly string[];
  title: string;
  text: string;
}

/** A tour: its steps in order. Steps whose element is not on the screen are skipped. */
export interface Tour {
  steps: readonly TourStep[];
}
