/** A name in double braces that a prompt may contain and that the code replaces with a value. */
export interface Variable {
  name: string;
  /** A description of the variable's value, for admins. */
  meaning: string;
  /** True if a prompt must contain the variable, because the model needs its value. */
  required: boolean;
}

const must = (name: string, meaning: string): Variable => ({ name, meaning, required: true });
const may = (name: string, meaning: string): Variable => ({ name, meaning, required: false });

const target = must('target', 'the language that is learnt, such as French');
const native = must('native', 'the teacher’s language, such as English');
const level = must('level', 'the CEFR level, such as A2.1');
const advice = may('advice', 'what this level allows, with the longest sentence');

/** Variables for a text of any type. */
export const textVariables: readonly Variable[] = [
  must('words', 'how many words were asked for'),
  may('least', 'a tenth fewer words'),
  may('most', 'a tenth more words'),
  level,
  advice,
  target,
  native,
  may('sentences', 'how many single sentences make that many words'),
  must('cuts', 'how to part words where a language has no spaces; else nothing'),
  must('goOn', 'how to go on with a text that was interrupted; else nothing'),
];

/** Variables for the translation of a teacher's own text. */
export const translationVariables: readonly Variable[] = [
  target,
  native,
  must('cuts', 'how to part words where a language has no spaces; else nothing'),
  must('second', 'what the second field of a row holds'),
];

/** Variables for the question types and the two generated activities. */
export const questionVariables: readonly Variable[] = [
  must('count', 'how many items to make, by the length of the text'),
  target,
  may('native', native.meaning),
  level,
  advice,
];

/** Variables for the annotation of words. */
export const wordsVariables: readonly Variable[] = [
  must('language', 'the language of the words, such as French'),
  must('other', 'the language of their meanings'),
  must('classes', 'the classes of words with their letters'),
  must('reading', 'how the reading of a word is written in this language'),
];

/** Variables for the emoji of a vocabulary. */
export const picturesVariables: readonly Variable[] = [
  may('target', target.meaning),
  may('native', native.meaning),
];

/** Variables for the clarification of a topic. */
export const topicVariables: readonly Variable[] = [
  target,
  native,
  level,
  may('type', 'the type of text that the idea is for, such as Dialogue'),
  may('most', 'how many characters it may have at most'),
];

/** Variables for draft feedback. */
export const feedbackVariables: readonly Variable[] = [target, native];
