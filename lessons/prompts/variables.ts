/** A name in double braces that a prompt may hold and the code fills in. */
export interface Variable {
  name: string;
  /** What stands in its place, for admins. */
  meaning: string;
  /** Without it the model would not know what it needs, so a prompt must hold it. */
  required: boolean;
}

const must = (name: string, meaning: string): Variable => ({ name, meaning, required: true });
const may = (name: string, meaning: string): Variable => ({ name, meaning, required: false });

const target = must('target', 'the language that is learnt, such as French');
const native = must('native', 'the teacher’s language, such as English');
const level = must('level', 'the CEFR level, such as A2.1');
const advice = may('advice', 'what this level allows, with the longest sentence');

/** Of a text in each of its types. */
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

/** Of the translation of a teacher's own text. */
export const translationVariables: readonly Variable[] = [
  target,
  native,
  must('cuts', 'how to part words where a language has no spaces; else nothing'),
  must('second', 'what the second field of a row holds'),
];

/** Of the question types and the two made activities. */
export const questionVariables: readonly Variable[] = [
  must('count', 'how many items to make, by the length of the text'),
  target,
  may('native', native.meaning),
  level,
  advice,
];

/** Of the annotation of words. */
export const wordsVariables: readonly Variable[] = [
  must('language', 'the language of the words, such as French'),
  must('other', 'the language of their meanings'),
  must('classes', 'the classes of words with their letters'),
  must('reading', 'how the reading of a word is written in this language'),
];

/** Of the emoji for a vocabulary. */
export const picturesVariables: readonly Variable[] = [
  may('target', target.meaning),
  may('native', native.meaning),
];

/** Of a topic that is said more clearly. */
export const topicVariables: readonly Variable[] = [
  target,
  native,
  level,
  may('type', 'the type of text that the idea is for, such as Dialogue'),
  may('most', 'how many characters it may have at most'),
];

/** Of a draft of feedback. */
export const feedbackVariables: readonly Variable[] = [target, native];
