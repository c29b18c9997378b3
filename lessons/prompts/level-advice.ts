/**
 * The limits of a level for the prompt (after the Council of Europe's CEFR Companion Volume, 2020). A model
 * stays on level better if it receives explicit limits, not only the name of the level.
 */
interface LevelAdvice {
  /** Maximum sentence length, in words. */
  sentence: number;
  advice: string;
}

const byLevel: Record<string, LevelAdvice> = {
  'A1.1': {
    sentence: 7,
    advice:
      'Complete beginners: concrete everyday words only, main clauses, present tense unless the task names another, no idioms, no subordinate clauses.',
  },
  'A1.2': {
    sentence: 9,
    advice:
      'Beginners: everyday words, short main clauses joined by and, but or then, present tense unless the task names another, no idioms.',
  },
  'A2.1': {
    sentence: 11,
    advice:
      'Elementary: frequent words of daily life, simple sentences, because and when clauses, the commonest past and future forms.',
  },
  'A2.2': {
    sentence: 13,
    advice:
      'Upper elementary: frequent words, simple linked sentences, common past and future forms, simple comparisons and opinions with a reason.',
  },
  'B1.1': {
    sentence: 16,
    advice:
      'Lower intermediate: familiar subjects, linked sentences with relative and time clauses, past, present and future, opinions and reasons.',
  },
  'B1.2': {
    sentence: 18,
    advice:
      'Intermediate: familiar subjects in some detail, conditions and reported speech, common set expressions, clear linking words.',
  },
  'B2.1': {
    sentence: 22,
    advice:
      'Upper intermediate: concrete and some abstract subjects, varied clauses, common idioms, arguments for and against.',
  },
  'B2.2': {
    sentence: 25,
    advice:
      'Strong upper intermediate: abstract subjects, a wide range of tenses and moods, shades of opinion, idioms where natural.',
  },
  'C1.1': {
    sentence: 30,
    advice:
      'Advanced: demanding subjects, implicit meaning, a wide vocabulary and flexible style with natural idioms.',
  },
  'C1.2': {
    sentence: 34,
    advice:
      'Highly advanced: precise and nuanced language, any structure, register and style as an educated native writer uses them.',
  },
};

const elementary = { sentence: 11, advice: byLevel['A2.1']?.advice ?? '' };

/** Returns the advice for a CEFR sub-level; an unknown level is treated as A2.1. */
function levelAdvice(level: string): LevelAdvice {
  return byLevel[level] ?? elementary;
}

/** Returns the advice in one line, as used in prompts. */
export function levelLine(level: string): string {
  const { sentence, advice } = levelAdvice(level);
  return `${advice} At most ${sentence} words in a sentence.`;
}
