import * as z from 'zod/mini';
import { lessonWords } from './lesson-words.ts';

/** Sets the language of the words around a lesson. */
export const SetLessonWords = z.object({ words: z.enum(lessonWords) });
export type SetLessonWords = z.infer<typeof SetLessonWords>;
