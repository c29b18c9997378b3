/** One stop of a guided tour. */
export interface TourStep {
  /** The `data-tour` of the element it points at; with several, the first that is on the screen. */
  target: string | readonly string[];
  title: string;
  text: string;
}

/** A tour: its stops in their order. Those whose element is not on the screen are passed over. */
export interface Tour {
  steps: readonly TourStep[];
}
