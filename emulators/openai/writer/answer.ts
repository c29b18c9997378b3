import { answerChunk, answerPhrase } from './answer-chunks.ts';
import { answerFeedback } from './answer-feedback.ts';
import {
  type Asked,
  answerMistakes,
  answerMultitype,
  answerOpenEnded,
  answerQuestions,
  answerStatement,
  answerWhoSaidWhat,
} from './answer-questions.ts';
import { answerSyllables } from './answer-syllables.ts';
import { answerTopic } from './answer-topic.ts';
import { answerTranslation } from './answer-translation.ts';
import { answerVocab, answerVocabInContext } from './answer-vocab.ts';
import { answerPictures, answerWords } from './answer-words.ts';
import { compose, titleOf } from './compose.ts';
import { writerLanguage } from './languages.ts';
import { locate } from './locate.ts';
import { noteOn } from './note-on.ts';
import { type Message, readRequest } from './read-request.ts';

/**
 * Generates the reply to each part. A part has no reply if no sentence of the text is from the writer's
 * corpus.
 */
const parts: Record<string, (asked: Asked) => unknown> = {
  words: ({ task, located, target, native }) => answerWords(task, located, { target, native }),
  pictures: ({ data, target }) => answerPictures(data, target),
  phrase: ({ task, located, target, native }) => answerPhrase(task, located, target, native),
  chunk: ({ located, target, native }) => answerChunk(located, target, native),
  vocab: ({ data, task, located, target, native }) =>
    answerVocab(data, task, located, target, native),
  vocabInContext: ({ task, located, target, native }) =>
    answerVocabInContext(task, located, target, native),
  statement: answerStatement,
  comprehension: (asked) => answerQuestions(asked, 'comprehension'),
  inferenceQues: (asked) => answerQuestions(asked, 'inference'),
  multitypeQues: answerMultitype,
  openEndedRes: answerOpenEnded,
  whoSaidWhat: answerWhoSaidWhat,
  deliberateErrors: answerMistakes,
  syllables: ({ task, located, target }) => answerSyllables(task, located, target),
};

/**
 * Generates the reply that a real model would give, in the part's compact format, from the hand-written
 * corpus. Returns null if the languages or the part are not supported. The same request always gets the same
 * reply.
 */
export function answer(messages: Message[], schemaName: string): unknown | null {
  const request = readRequest(messages);
  if (!request) return null;
  const { data, task } = request;
  const target = writerLanguage(data.to);
  const native = writerLanguage(data.from);
  if (!target || !native) return null;
  if (task.task === 'topic') return answerTopic(data);
  if (task.task === 'feedback') return answerFeedback(data, target, native);
  if (task.task === 'translate') return answerTranslation(data, task, target, native);
  if (schemaName === 'text' || task.task === 'text') {
    const rows = compose(data, target, native);
    if (rows.length === 0) return null;
    const note = noteOn(data, rows, target);
    const reply = { t: titleOf(data, rows, target), s: rows.slice(task.after) };
    return note === undefined ? reply : { ...reply, demoNote: note };
  }
  const located = locate(target, data.sentences);
  return parts[task.task]?.({ data, task, located, target, native }) ?? null;
}
