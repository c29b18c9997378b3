/** How a highlighted word stands out, beside the line of its colour. */
export const highlightEffects = ['background', 'underline', 'bold'] as const;

/**
 * How a teacher usually sets up what has a percentage or an effect (specification 3, display settings):
 * what was chosen last, in whichever lesson. An activity that was never opened begins with it.
 */
export interface Preferences {
  /** Percent of the words that are gaps: 5 to 95. */
  gapPercent: number;
  /** Percent of the words that are blacked out: 5 to 100. */
  redactPercent: number;
  /** Percent of a tangled text that stays in the target language: 0 to 100. */
  tangledPercent: number;
  highlightEffect: (typeof highlightEffects)[number];
}

/** Before anybody has chosen. */
export const defaultPreferences: Preferences = {
  gapPercent: 25,
  redactPercent: 40,
  tangledPercent: 50,
  highlightEffect: 'background',
};

/** The ends of each percentage; all go in steps of five. */
export const percentLimits = {
  gapPercent: { least: 5, most: 95 },
  redactPercent: { least: 5, most: 100 },
  tangledPercent: { least: 0, most: 100 },
} as const;

/** How the options of one activity hold some of the usual settings. */
export interface PreferenceRules<Options> {
  /** What these options say of them. */
  of(options: Options): Partial<Preferences>;
  /** The options with the usual settings in their places. */
  into(options: Options, usual: Preferences): Options;
}
