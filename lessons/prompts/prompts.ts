import { features } from '#contracts/access/features.ts';
import { type Draft, type TextType, textTypeNames } from '#contracts/resources/draft.ts';
import { prompt as deliberateErrors } from '../activities/spot-the-mistakes/prompt.ts';
import { prompt as syllables } from '../activities/syllables/prompt.ts';
import {
  chunkPrompt as chunk,
  comprehensionPrompt as comprehension,
  inferenceQuesPrompt as inferenceQues,
  multitypeQuesPrompt as multitypeQues,
  openEndedResPrompt as openEndedRes,
  phrasePrompt as phrase,
  statementPrompt as statement,
  vocabPrompt as vocab,
  vocabInContextPrompt as vocabInContext,
  whoSaidWhatPrompt as whoSaidWhat,
} from './question-templates.ts';
import {
  feedbackTemplate,
  picturesTemplate,
  textTemplates,
  topicTemplate,
  translateTemplate,
  wordsTemplate,
} from './templates.ts';
import {
  feedbackVariables,
  picturesVariables,
  questionVariables,
  textVariables,
  topicVariables,
  translationVariables,
  type Variable,
  wordsVariables,
} from './variables.ts';

/** The screens on which prompts are edited. */
export type PromptScreen = 'prompt' | 'activity_prompt';

/** One instruction to the model that admins may reword. */
export interface PromptDefinition {
  screen: PromptScreen;
  title: string;
  /** One line that says what the model generates from the prompt. */
  about: string;
  /** The built-in wording, in use until an admin publishes another one. */
  template: string;
  variables: readonly Variable[];
}

const text = (type: TextType, about: string): PromptDefinition => ({
  screen: 'prompt',
  title: textTypeNames[type],
  about,
  template: textTemplates[type],
  variables: textVariables,
});

const activity = (
  title: string,
  about: string,
  template: string,
  variables = questionVariables,
): PromptDefinition => ({ screen: 'activity_prompt', title, about, template, variables });

/**
 * Every prompt, by its key, in screen order. The key of a text prompt is `text-` plus the text type; every
 * other prompt has the name of the part that it generates. The list contains no schemas and no checks, to
 * keep the admins' Worker small.
 */
export const prompts = {
  'text-text': text('text', 'A connected text in paragraphs.'),
  'text-dialogue2': text('dialogue2', 'A conversation between two.'),
  'text-dialogue3': text('dialogue3', 'A conversation between three.'),
  'text-sentences': text('sentences', 'Single sentences on one topic.'),
  'text-comprehensible': text('comprehensible', 'A story around a few structures, often repeated.'),
  translate: {
    screen: 'prompt',
    title: 'A teacher’s own text',
    about: 'The translation of a text that a teacher brought.',
    template: translateTemplate,
    variables: translationVariables,
  },
  topic: {
    screen: 'prompt',
    title: 'A clearer topic',
    about: 'What a teacher typed for a text, said so that the text can be good.',
    template: topicTemplate,
    variables: topicVariables,
  },
  phrase: activity(features.phrase, 'Phrases of the text with their meanings.', phrase),
  vocab: activity(features.vocab, 'The words that carry the text, with their meanings.', vocab),
  statement: activity(features.statement, 'Statements, half of them false.', statement),
  comprehension: activity(
    features.comprehension,
    'Questions whose answers are in the text.',
    comprehension,
  ),
  chunk: activity(features.chunk, 'Every sentence in chunks with their partners.', chunk),
  multitypeQues: activity(
    features.multitypeQues,
    'Choices, orders and odd ones out.',
    multitypeQues,
  ),
  openEndedRes: activity(
    features.openEndedRes,
    'Questions to pupils themselves, with useful phrases.',
    openEndedRes,
  ),
  vocabInContext: activity(
    features.vocabInContext,
    'Words whose meaning follows from their sentence.',
    vocabInContext,
  ),
  whoSaidWhat: activity(
    features.whoSaidWhat,
    'Statements that fit one speaker of a dialogue.',
    whoSaidWhat,
  ),
  inferenceQues: activity(
    features.inferenceQues,
    'Questions about what the text does not say.',
    inferenceQues,
  ),
  syllables: activity(
    'Syllables',
    'Words cut into spoken syllables, where no rule can.',
    syllables,
  ),
  deliberateErrors: activity(
    features.spotTheMistakes,
    'Sentences with one mistake each.',
    deliberateErrors,
  ),
  words: activity(
    'Words of the text',
    'Class, dictionary form, meaning and reading of every word.',
    wordsTemplate,
    wordsVariables,
  ),
  pictures: activity(
    'Emoji for vocabulary',
    'A sign for each word that one shows.',
    picturesTemplate,
    picturesVariables,
  ),
  feedback: activity(
    'Feedback on free writing',
    'A draft that the teacher reads, changes and sends.',
    feedbackTemplate,
    feedbackVariables,
  ),
} as const satisfies Record<string, PromptDefinition>;

export type PromptKey = keyof typeof prompts;

/** True if this is the key of a prompt. */
export const isPromptKey = (key: string): key is PromptKey => Object.hasOwn(prompts, key);

/** Returns the keys of a screen's prompts in order, or of all prompts if no screen is given. */
export const promptKeys = (screen?: PromptScreen): PromptKey[] =>
  Object.keys(prompts)
    .filter(isPromptKey)
    .filter((key) => !screen || prompts[key].screen === screen);

/**
 * Returns the prompt that generates a part of a resource; null if the part is not generated by a text prompt,
 * for example speech.
 */
export function promptOfPart(
  part: string,
  draft: Pick<Draft, 'given' | 'textType'>,
): PromptKey | null {
  const key = part !== 'text' ? part : draft.given ? 'translate' : `text-${draft.textType}`;
  return isPromptKey(key) ? key : null;
}
