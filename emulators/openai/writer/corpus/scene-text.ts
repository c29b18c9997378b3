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

/** The scenes that repeat one key structure: "wants", "there is", "likes". */
export const repeatingIds = ['cat', 'house', 'family'] as const;

export type SceneId = (typeof sceneIds)[number] | (typeof repeatingIds)[number];

/**
 * One scene in one language. Lists have the same length and the same meaning at the same place in
 * every language; the notation of sentences and of `#` fields is explained in README.md.
 */
export interface SceneText {
  title: string;
  /** 12 sentences (20 in a repeating scene) in the chunk notation. */
  narrative: string[];
  /** 14 turns in the chunk notation (none in a repeating scene); `turns` says who speaks. */
  dialogue: string[];
  /** 22 words or phrases (16 in a repeating scene), with the article where the language has one. */
  vocab: string[];
  /** 8: `true statement` and `false statement # corrected statement`, by turns. */
  statements: string[];
  /** 9 `question # answer` (4 `n` then 5 more, see `evidence`). */
  comprehension: string[];
  /** 5 `question # right # wrong # wrong # wrong`. */
  choice: string[];
  /** 4 `question # answer`. */
  inference: string[];
  /** 3 `question # model answer # useful phrase # useful phrase # useful phrase`. */
  open: string[];
  /** 6 paraphrases, one for each turn of `evidence.said` (none in a repeating scene). */
  said: string[];
  /** 4 `sentence # wrong form # right form # error type # explanation in English`; free per language. */
  mistakes: string[];
}

/** All that is written of one language. A language may arrive scene by scene. */
export interface LanguageText {
  /** The written names of Nina, Sam and Omar: the speakers A, B and C. */
  speakers: [string, string, string];
  /** Conditions of the rules on the right answer. */
  asks: {
    order: string;
    odd: string;
    /** Why it is the odd one: a verb or an adjective among nouns, a noun among verbs. */
    verb: string;
    adjective: string;
    noun: string;
    /** The right form, in place of `{}`. */
    right: string;
  };
  scenes: Partial<Record<SceneId, SceneText>>;
}
