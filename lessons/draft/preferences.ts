/** Styles of a highlighted word, in addition to the line style of its colour. */
export const highlightEffects = ['background', 'underline', 'bold'] as const;

/**
 * The percentages and effects that a teacher last used in any lesson (specification 3, display settings).
 * They are the initial values of an activity that has not been opened before.
 */
export interface Preferences {
  /** Percentage of words that are gaps: 5 to 95. */
  gapPercent: number;
  /** Percentage of words that are blacked out: 5 to 100. */
  redactPercent: number;
  /** Percentage of a tangled text that remains in the target language: 0 to 100. */
  tangledPercent: number;
  highlightEffect: (typeof highlightEffects)[number];
}

/** The preferences of a teacher who has not changed anything yet. */
export const defaultPreferences: Preferences = {
  gapPercent: 25,
  redactPercent: 40,
  tangledPercent: 50,
  highlightEffect: 'background',
};

/** The range of each percentage; each changes in steps of five. */
export const percentLimits = {
  gapPercent: { least: 5, most: 95 },
  redactPercent: { least: 5, most: 100 },
  tangledPercent: { least: 0, most: 100 },
} as const;

/** Maps the options of one activity to some of the preferences. */
export interface PreferenceRules<Options> {
  /** Extracts the preferences from these options. */
  of(options: Options): Partial<Preferences>;
  /** Returns the options with the preferences applied. */
  into(options: Options, usual: Preferences): Options;
}
