import * as z from 'zod/mini';
import { features } from '../access/features.ts';
import { questionFeatures } from '../access/question-features.ts';

const questions: Record<string, string> = Object.fromEntries(
  Object.entries(questionFeatures).map(([part, feature]) => [part, features[feature]]),
);

/** Titles of the paid tasks that models perform, keyed by the name under which the calls are stored. */
export const jobParts: Readonly<Record<string, string>> = {
  text: 'Text',
  words: 'Words and meanings',
  ...questions,
  speech: 'Sound',
  pictures: 'Pictures',
  feedback: 'Feedback on writing',
  moderation: 'Check of homework wording',
  trial: 'Trial by an admin',
};

/** Returns a part's title on the admin screens, or its name if it has no title. */
export const jobPartTitle = (part: string): string => jobParts[part] ?? part;

/** The groups in which charts show the tasks of models. */
export const Duty = z.enum(['text', 'questions', 'words', 'speech', 'pictures', 'feedback']);
export type Duty = z.infer<typeof Duty>;

export const dutyTitles: Readonly<Record<Duty, string>> = {
  text: 'Texts',
  questions: 'Questions',
  words: 'Words',
  speech: 'Sound',
  pictures: 'Pictures',
  feedback: 'Feedback',
};
