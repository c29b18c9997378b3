import type * as z from 'zod/mini';
import { cutText } from '#language/text/cut-text.ts';
import { ComprehensionContent } from '../../questions/comprehension/content.ts';
import { InferenceContent } from '../../questions/inferenceQues/content.ts';
import { OpenEndedContent } from '../../questions/openEndedRes/content.ts';
import { StatementContent } from '../../questions/statement/content.ts';
import { WhoSaidWhatContent } from '../../questions/whoSaidWhat/content.ts';
import { withoutBlanks } from '../../questions/without-blanks.ts';
import { shareOptions } from '../choose-options.ts';
import type { MultipleChoiceData } from '../multiple-choice/content.ts';
import type { TaskBlock, TaskFace } from '../task-content.ts';
import type { TaskPhrases, TaskRequest, TaskSource } from '../task-source.ts';
import { line, taskText } from '../task-text.ts';
import type { TypeTheAnswerData } from '../type-the-answer/content.ts';
import { englishPhrases } from './english-phrases.ts';

/**
 * Returns a generated part of the lesson, parsed by its own schema, without blank items; null if the lesson
 * has no such part.
 */
export function contentOf<Content>(
  { material }: TaskRequest,
  part: string,
  schema: z.ZodMiniType<Content>,
): Content | null {
  const read = schema.safeParse(material.parts[part]);
  return read.success ? withoutBlanks(read.data) : null;
}

/**
 * Creates questions that pupils answer in whole sentences. No rule can mark the answers, so the teacher marks
 * them next to the model answer.
 */
function written(
  request: TaskRequest,
  items: readonly { id: string; question: string; answer: string; hint?: string }[],
  withText: boolean,
): TypeTheAnswerData | null {
  if (items.length === 0) return null;
  const { target } = request.material.text;
  const questions = items.map(
    ({ id, question }, at): TaskBlock => ({
      language: target,
      number: at + 1,
      pieces: [
        { kind: 'words', text: `${question} ` },
        { kind: 'slot', id },
      ],
    }),
  );
  return {
    blocks: withText ? [...taskText(request.material), ...questions] : questions,
    fields: items.map(({ id, answer, hint }) => ({
      id,
      language: target,
      side: 'target',
      long: true,
      answers: [answer],
      review: true,
      ...(hint && { hint }),
    })),
    otherWords: [],
    preset: request.preset,
  };
}

/** Uses the answers of the other questions as distractors, because they all occur in the lesson. */
function chosenAnswers(
  request: TaskRequest,
  items: readonly { id: string; question: string; answer: string }[],
): MultipleChoiceData | null {
  const { target } = request.material.text;
  const options = shareOptions(items, ({ answer }) => ({ text: answer }), target, request);
  const questions = items.flatMap(({ id, question }, at) => {
    const own = options[at];
    return own ? [{ id, stem: line(question, target, at + 1), ...own }] : [];
  });
  return questions.length > 0 ? { blocks: taskText(request.material), questions } : null;
}

const asked = (content: ComprehensionContent | InferenceContent | null) =>
  (content?.items ?? []).map(({ id, question, answer }) => ({
    id,
    question: question.target,
    answer: answer.target,
  }));

export const comprehensionSource: TaskSource = {
  skills: ['READING', 'WRITING'],
  templates: {
    TYPE_THE_ANSWER: (request) =>
      written(request, asked(contentOf(request, 'comprehension', ComprehensionContent)), true),
    MULTIPLE_CHOICE: (request) =>
      chosenAnswers(request, asked(contentOf(request, 'comprehension', ComprehensionContent))),
  },
};

export const inferenceSource: TaskSource = {
  skills: ['READING', 'WRITING'],
  templates: {
    TYPE_THE_ANSWER: (request) =>
      written(request, asked(contentOf(request, 'inferenceQues', InferenceContent)), true),
    MULTIPLE_CHOICE: (request) =>
      chosenAnswers(request, asked(contentOf(request, 'inferenceQues', InferenceContent))),
  },
};

export const openEndedSource: TaskSource = {
  skills: ['WRITING'],
  templates: {
    TYPE_THE_ANSWER: (request) => {
      const items = contentOf(request, 'openEndedRes', OpenEndedContent)?.items ?? [];
      return written(
        request,
        items.map(({ id, question, modelAnswer, usefulPhrases }) => ({
          id,
          question: question.target,
          answer: modelAnswer.target,
          hint: cutText(usefulPhrases.map(({ target }) => target).join(' · '), 200),
        })),
        false,
      );
    },
  },
};

/** True and False, as options for a statement. */
const trueOrFalse = (
  isTrue: boolean,
  { language, ...phrases }: TaskPhrases,
): { options: Option[]; right: string } => ({
  // Each id is built from the option's own word, "true" or "false", so it does not show which option is
  // right.
  options: [
    { id: 'true', face: { kind: 'words', text: phrases.isTrue, language } },
    { id: 'false', face: { kind: 'words', text: phrases.isFalse, language } },
  ],
  right: isTrue ? 'true' : 'false',
});
interface Option {
  id: string;
  face: TaskFace;
}

export const statementSource: TaskSource = {
  skills: ['READING'],
  templates: {
    MULTIPLE_CHOICE: (request) => {
      const items = contentOf(request, 'statement', StatementContent)?.items ?? [];
      if (items.length === 0) return null;
      const { target } = request.material.text;
      return {
        blocks: taskText(request.material),
        questions: items.map(({ id, target: statement, isTrue }, at) => ({
          id,
          stem: line(statement, target, at + 1),
          ...trueOrFalse(isTrue, request.phrases ?? englishPhrases),
        })),
      };
    },
  },
};

export const whoSaidWhatSource: TaskSource = {
  skills: ['READING'],
  templates: {
    MULTIPLE_CHOICE: (request) => {
      const content = contentOf(request, 'whoSaidWhat', WhoSaidWhatContent);
      if (!content || content.speakers.length < 2) return null;
      const { target } = request.material.text;
      const options = content.speakers.map((speaker, at) => ({
        id: `s${at + 1}`,
        face: { kind: 'words', text: speaker, language: target } as const,
      }));
      const questions = content.items.flatMap(({ id, statement, speaker }, at) => {
        const right = options.find(({ face }) => face.text === speaker);
        if (!right) return [];
        return [{ id, stem: line(statement.target, target, at + 1), options, right: right.id }];
      });
      return questions.length > 0 ? { blocks: taskText(request.material), questions } : null;
    },
  },
};
