import * as z from 'zod/mini';
import type { TrialLine, TrialSide } from '#contracts/ai-models/model-trial.ts';
import { parseWordReply } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { FeedbackReply } from '#lessons/prompts/feedback-prompt.ts';
import { isOneEmoji, PicturesReply } from '#lessons/prompts/pictures-prompt.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import type { SampleLesson } from '#lessons/prompts/sample.ts';
import {
  beginningOf,
  type Sample,
  sampleItems,
  sampleRequestOf,
} from '#lessons/prompts/sample-messages.ts';
import { TextReply, type TextRequest } from '#lessons/prompts/text-prompt.ts';
import { maxTopicLength, TopicReply } from '#lessons/prompts/topic-prompt.ts';
import { WordsReply, wordRows } from '#lessons/prompts/words-prompt.ts';
import type { Made, Problem } from '#lessons/questions/define-question.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { registry } from '#lessons/questions/registry.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { JobContext } from './job-context.ts';
import type { DutyModel } from './models/duty-models.ts';
import type { Call, Question } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { parseReply } from './models/parse-reply.ts';
import { moderate, screenTimeoutMs } from './moderation-budget.ts';
import { missingWords, noteOn } from './text/check-text.ts';

/** A parsed reply: the lines to show, and the problems found by the checks that also apply to a part. */
interface ParsedTrial {
  content?: unknown;
  lines: TrialLine[];
  problems: Problem[];
}

/** The schema and the parser of a prompt's reply. */
export interface Reading {
  Reply: z.core.$ZodType;
  read: (raw: unknown) => ParsedTrial;
}

const unreadable: ParsedTrial = {
  lines: [],
  problems: [{ where: 'reply', message: 'It is not in the required format.' }],
};

/** Combines a schema with the function that converts a reply of this schema. */
const reading = <Reply>(
  Reply: z.core.$ZodType<Reply>,
  read: (reply: Reply) => ParsedTrial,
): Reading => ({
  Reply,
  read: (raw) => {
    const reply = z.safeParse(Reply, raw);
    return reply.success ? read(reply.data) : unreadable;
  },
});

/**
 * Returns the schema and the parser for a prompt on this sample; null if the prompt cannot use the sample.
 */
export function readingOf(key: PromptKey, sample: Sample): Reading | null {
  if ('choice' in sample) {
    const request = sampleRequestOf(key, sample);
    if (request) return readText(request);
    if (key === 'topic') return reading(TopicReply, readTopic);
    return key === 'feedback' ? reading(FeedbackReply, readFeedback) : null;
  }
  const { lesson } = sample;
  if (isQuestionType(key)) {
    const { Reply, readReply } = registry[key];
    return {
      Reply,
      read: (raw) => asRead(readReply(raw, lesson.text, makeRequestOf(lesson))),
    };
  }
  if (key === 'words') return readWords(lesson);
  if (key === 'pictures') return readPictures(lesson);
  return key === 'translate' ? readTranslation(lesson) : null;
}

const asRead = ({ content, problems }: Made<unknown>): ParsedTrial =>
  content === null
    ? { lines: [], problems: [...unreadable.problems, ...problems] }
    : { content, lines: [], problems };

function readText(request: TextRequest): Reading {
  const { from, to, words, vocabulary, textType } = request;
  const languages = { target: to, native: from };
  return reading(TextReply, ({ s }) => {
    const sentences = s.map(([speaker = '', target = '', native = ''], at) =>
      buildSentence(`s${at + 1}`, [speaker, target, native], languages),
    );
    const text = { ...languages, sentences };
    const note = noteOn(text, words, missingWords(text, vocabulary));
    const speakers = new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size;
    const wanted = textType === 'dialogue2' ? 2 : textType === 'dialogue3' ? 3 : 0;
    return {
      lines: sentences.map(({ speaker, target, native }) => ({
        ...{ target: target.text, native: native.text },
        ...(speaker && { note: speaker }),
      })),
      problems: [
        ...(note ? [{ where: 'text', message: note.message }] : []),
        ...(speakers === wanted
          ? []
          : [{ where: 'speakers', message: `${speakers} speak; ${wanted} were requested.` }]),
      ],
    };
  });
}

function readTopic({ t }: TopicReply): ParsedTrial {
  const topic = t.trim();
  return {
    lines: [{ target: '', native: topic }],
    problems: [
      ...(topic === '' ? [{ where: 't', message: 'There is no topic.' }] : []),
      ...(topic.length > maxTopicLength
        ? [{ where: 't', message: `It is cut off after ${maxTopicLength} characters.` }]
        : []),
    ],
  };
}

function readFeedback({ f, p }: FeedbackReply): ParsedTrial {
  return {
    lines: [{ target: '', native: f.trim(), note: `${Math.round(p)} of 100 points` }],
    problems: [
      ...(f.trim() === '' ? [{ where: 'f', message: 'There is no feedback.' }] : []),
      ...(p >= 0 && p <= 100
        ? []
        : [{ where: 'p', message: 'The points are not between 0 and 100.' }]),
    ],
  };
}

function readWords({ text }: SampleLesson): Reading {
  return reading(WordsReply, (reply) => {
    const rows = wordRows(reply);
    const read = beginningOf(text).sentences.map(({ id, target }) => {
      const marks = parseWordReply(text.target, target, rows.get(id) ?? []);
      const words = new Map(target.tokens.map((token) => [token.id, token.text]));
      return {
        problems: marks ? [] : [{ where: id, message: 'It has a different number of words.' }],
        lines: (marks ?? []).map(({ id: token, pos, lemma, gloss, reading: said }) => ({
          target: words.get(token) ?? '',
          native: gloss ?? '',
          note: [pos, lemma, said].filter(Boolean).join(' · '),
        })),
      };
    });
    return {
      lines: read.flatMap(({ lines }) => lines),
      problems: read.flatMap(({ problems }) => problems),
    };
  });
}

function readPictures(lesson: SampleLesson): Reading {
  const items = sampleItems(lesson);
  return reading(PicturesReply, ({ e }) => ({
    lines: e.map(([id, sign = '']) => {
      const item = items.find((one) => one.id === id);
      return { target: item?.target ?? `${id}`, native: item?.native ?? '', note: sign };
    }),
    problems: e.flatMap(([id = '', sign = '']) => {
      if (!items.some((item) => item.id === id)) {
        return [{ where: id, message: 'This word does not exist.' }];
      }
      return isOneEmoji(sign) ? [] : [{ where: id, message: `“${sign}” is not one emoji.` }];
    }),
  }));
}

function readTranslation({ text }: SampleLesson): Reading {
  const { sentences } = beginningOf(text);
  return reading(TextReply, ({ s }) => {
    const rows = new Map(s.map(([number = '', , native = '']) => [number.trim(), native.trim()]));
    const native = (at: number) => (rows.get(`${at + 1}`) ?? '').replaceAll('|', '');
    return {
      lines: sentences.map(({ target }, at) => ({ target: target.text, native: native(at) })),
      problems: sentences.flatMap((_, at) =>
        native(at) === '' ? [{ where: `${at + 1}`, message: 'It has no translation.' }] : [],
      ),
    };
  });
}

/** Kept short, because an admin is waiting for the result. */
const deadlineMs = 90_000;
const stallMs = 20_000;

/**
 * The result of one side, without its cost. A side is one of the two models or two wordings being compared.
 */
export type MadeSide = Pick<TrialSide, 'lines' | 'problems'> & Partial<TrialSide>;

type Record = (call: Call) => void;

/**
 * Runs one side of a trial and adds its cost. If the model fails, the side shows the failure, and the other
 * side is unaffected.
 */
export async function trialSide(
  { model }: DutyModel,
  note: Record,
  make: (record: Record) => Promise<MadeSide>,
): Promise<TrialSide> {
  const calls: Call[] = [];
  const made = await make((call) => {
    calls.push(call);
    note(call);
  }).catch((error: unknown): MadeSide => {
    if (!(error instanceof ModelFailure)) throw error;
    return { failure: error.problem.message, lines: [], problems: [] };
  });
  return {
    failure: null,
    ...made,
    model: model.name,
    promptTokens: total(calls, 'promptTokens'),
    completionTokens: total(calls, 'completionTokens'),
    costMicros: total(calls, 'costMicros'),
    milliseconds: total(calls, 'milliseconds'),
  };
}

type Counted = 'promptTokens' | 'completionTokens' | 'costMicros' | 'milliseconds';

const total = (calls: readonly Call[], what: Counted): number =>
  calls.reduce((sum, call) => sum + call[what], 0);

/** The request of a trial, with its schema and parser. */
type TrialQuestion = Pick<Question, 'on' | 'schemaName' | 'maxTokens' | 'messages'> & {
  reading: Reading;
};

/**
 * Calls the model once and hides a reply that is unfit for a lesson. Records the moderation call, but does
 * not add its cost to this side.
 */
export async function askTrial(
  context: JobContext,
  { reading, ...question }: TrialQuestion,
  record: Record,
  note: Record,
): Promise<MadeSide> {
  const schema = replySchema(reading);
  const { text } = await context.model.ask({ ...question, schema, deadlineMs, stallMs }, record);
  const unfit = await moderate(context, [text], note, { timeoutMs: screenTimeoutMs });
  if (unfit) return { failure: unfit.message, lines: [], problems: [] };
  return reading.read(parseReply(text));
}
