/** The scenes of every language, in the order of the week. */
export const sceneIds = [
  'school',
  'town',
  'cafe',
  'sport',
  'market',
  'birthday',
  'phone',
  'holiday',
  'film',
  'nature',
] as const;

/** The scenes that keep repeating one key structure: "wants", "there is", "likes". */
export const repeatingIds = ['cat', 'house', 'family'] as const;

export type SceneId = (typeof sceneIds)[number] | (typeof repeatingIds)[number];

/**
 * One scene in one language. Each list has the same length in every language, and the item at an index means
 * the same; the notation of sentences and of `#` fields is explained in README.md.
 */
export interface SceneText {
  title: string;
  /** 12 sentences (20 in a repeating scene) in the chunk notation. */
  narrative: string[];
  /** 14 turns in the chunk notation (none in a repeating scene); `turns` says who speaks. */
  dialogue: string[];
  /** 22 words or phrases (16 in a repeating scene), with the article where the language has one. */
  vocab: string[];
  /** 8, alternating: `true statement` and `false statement # corrected statement`. */
  statements: string[];
  /** 9 `question # answer`: 4 about the narrative, then 5 more, see `evidence`. */
  comprehension: string[];
  /** 5 `question # right # wrong # wrong # wrong`. */
  choice: string[];
  /** 4 `question # answer`. */
  inference: string[];
  /** 3 `question # model answer # useful phrase # useful phrase # useful phrase`. */
  open: string[];
  /** 6 paraphrases, one for each turn of `evidence.said` (none in a repeating scene). */
  said: string[];
  /**
   * 4 `sentence # wrong form # right form # error type # explanation in English`; each language has its own.
   */
  mistakes: string[];
}

/** All texts in one language. The scenes of a new language may be added one by one. */
export interface LanguageText {
  /** The names of Nina, Sam and Omar as this language spells them: the speakers A, B and C. */
  speakers: [string, string, string];
  /** Instructions and explanations that questions need in this language. */
  asks: {
    order: string;
    odd: string;
    /**
     * Explanations of why a word is the odd one out: a verb or an adjective among nouns, a noun among verbs.
     */
    verb: string;
    adjective: string;
    noun: string;
    /** Says what the right form is, with `{}` in its place. */
    right: string;
  };
  scenes: Partial<Record<SceneId, SceneText>>;
}
