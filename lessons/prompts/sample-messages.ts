import { TextType } from '#contracts/resources/draft.ts';
import type { Text } from '#language/text/text.ts';
import { isQuestionType } from '../questions/kinds.ts';
import { questionMessages } from '../questions/make-prompt.ts';
import { makeRequestOf } from '../questions/make-request.ts';
import { VocabContent } from '../questions/vocab/content.ts';
import type { Message } from './data-block.ts';
import { feedbackMessages } from './feedback-prompt.ts';
import { picturesMessages } from './pictures-prompt.ts';
import type { PromptKey } from './prompts.ts';
import { type SampleLesson, sampleRequests, sampleTopics, sampleWritings } from './sample.ts';
import { type TextRequest, textMessages } from './text-prompt.ts';
import { topicMessages } from './topic-prompt.ts';
import { translateMessages } from './translate-prompt.ts';
import { wordsMessages } from './words-prompt.ts';

/**
 * Number of sentences in a trial. A trial uses only the beginning of a lesson, because that is fast and
 * enough to judge the result.
 */
const sentencesTried = 6;

/** The sample for trying out a prompt: a predefined sample by its id, or a lesson. */
export type Sample = { choice: string } | { lesson: SampleLesson };

/** Returns the chosen predefined sample; undefined if this list does not contain it. */
const chosenOf = <One extends { id: string }>(samples: readonly One[], sample: Sample) =>
  samples.find(({ id }) => 'choice' in sample && id === sample.choice);

/** Returns the beginning of the lesson, for trying out the prompts for words and translations. */
export const beginningOf = (text: Text): Text => ({
  ...text,
  sentences: text.sentences.slice(0, sentencesTried),
});

/** Returns the input for trying out a text prompt; null if there is no such predefined sample. */
export function sampleRequestOf(key: PromptKey, sample: Sample): TextRequest | null {
  const type = TextType.safeParse(key.replace(/^text-/, ''));
  const found = chosenOf(sampleRequests, sample);
  return key.startsWith('text-') && type.success && found
    ? { ...found.request, textType: type.data }
    : null;
}

/** Returns the vocabulary of a lesson in the form that the picture prompt uses. */
export function sampleItems(lesson: SampleLesson): VocabContent['items'] {
  const vocabulary = VocabContent.safeParse(lesson.vocabulary);
  return vocabulary.success ? vocabulary.data.items : [];
}

/**
 * Returns the messages that a trial would send to the model, filled in for the sample. Uses the given
 * wording, or the built-in wording if it is null. Returns null if the sample does not suit this prompt.
 */
export function sampleMessages(
  key: PromptKey,
  sample: Sample,
  wording: string | null,
): Message[] | null {
  const template = wording ?? undefined;
  if ('choice' in sample) {
    const request = sampleRequestOf(key, sample);
    if (request) return textMessages(request, template);
    const topic = chosenOf(sampleTopics, sample);
    if (key === 'topic') return topic ? topicMessages(topic.request, template) : null;
    const writing = chosenOf(sampleWritings, sample);
    return key === 'feedback' && writing ? feedbackMessages(writing.request, template) : null;
  }
  const { lesson } = sample;
  const { text, title } = lesson;
  if (isQuestionType(key)) {
    return questionMessages({ part: key, text, request: makeRequestOf(lesson), template });
  }
  if (key === 'words') return wordsMessages(beginningOf(text), 'target', template);
  if (key === 'pictures') {
    const languages = { from: text.native, to: text.target };
    return picturesMessages({ ...languages, items: sampleItems(lesson) }, template);
  }
  if (key !== 'translate') return null;
  const sentences = beginningOf(text).sentences.map(({ speaker = '', target }) => ({
    speaker,
    target: target.text,
  }));
  const rows = sentences.map((_, at) => at + 1);
  return translateMessages(
    { from: text.native, to: text.target, title, sentences, rows },
    template,
  );
}
