/** The style of a highlighted word, in addition to the line of its colour. */
export const highlightEffects = ['background', 'underline', 'bold'] as const;

/**
 * A teacher's last used percentages and effects, in any lesson (specification 3, display settings). The
 * initial settings of an activity that was never opened.
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

/** The defaults before a teacher has changed anything. */
export const defaultPreferences: Preferences = {
  gapPercent: 25,
  redactPercent: 40,
  tangledPercent: 50,
  highlightEffect: 'background',
};

/** The range of each percentage; all change in steps of five. */
export const percentLimits = {
  gapPercent: { least: 5, most: 95 },
  redactPercent: { least: 5, most: 100 },
  tangledPercent: { least: 0, most: 100 },
} as const;

/** Maps the options of one activity to some of the preferences. */
export interface PreferenceRules<Options> {
  /** Reads the preferences from these options. */
  of(options: Options): Partial<Preferences>;
  /** Returns the options with the preferences applied. */
  into(options: Options, usual: Preferences): Options;
}
