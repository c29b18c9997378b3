import * as z from 'zod/mini';
import { Text } from '#language/text/text.ts';
import { boundedRecord } from '../validation/bounded-record.ts';
import { AiOrigin } from './ai-origin.ts';
import { Draft, TextType } from './draft.ts';

/** What the pipeline says of one part of a resource. */
export const PartStatus = z.enum([
  'queued',
  'running',
  'ready',
  /** Made, but a check failed twice: shown with the guidance message, editable, can be made again. */
  'needs-edit',
  'failed',
]);
export type PartStatus = z.infer<typeof PartStatus>;

/** Why a part is not ready, in a closed list; `message` is the sentence the teacher reads. */
export const PartProblem = z.object({
  code: z.enum([
    'model_slow',
    'model_cut_off',
    'model_nonsense',
    'model_refused',
    'model_busy',
    'model_down',
    'model_setup',
    'model_quota',
    'model_context',
    'over_reserve',
    'stopped',
    'moderated',
    'spend_cap',
    'check_failed',
    'not_supported',
  ]),
  message: z.string(),
});
export type PartProblem = z.infer<typeof PartProblem>;

/** What a teacher may ask of a part beyond the default. */
export const PartOptions = z.object({
  /** `speech`: clips for the single vocabulary words too (feature `vocabAudio`). */
  vocabulary: z.optional(z.boolean()),
  /** `pictures`: ids of the vocabulary items that get a drawn image instead of an emoji. */
  images: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(40))),
});
export type PartOptions = z.infer<typeof PartOptions>;

/**
 * One separately generated part: `text`, `words` (tags, lemmas, glosses and readings of the tokens),
 * a question type, a made activity, `speech` or `pictures`. `content` is validated by the part's own
 * schema and is absent until it is made.
 */
export const Part = z.object({
  part: z.string(),
  status: PartStatus,
  content: z.optional(z.unknown()),
  problem: z.nullable(PartProblem),
  /** True once a teacher changed it by hand: it is never overwritten without being asked. */
  edited: z.boolean(),
  generation: z.int(),
  updatedAt: z.string(),
});
export type Part = z.infer<typeof Part>;

export const Visibility = z.enum(['PRIVATE', 'PUBLIC']);
export type Visibility = z.infer<typeof Visibility>;

/** Where a resource stands on its way from the dashboard to the classroom. */
const ResourceStatus = z.enum(['draft', 'writing', 'review', 'final']);

/** A key of the media store, or what an older one was called. */
const StoredKey = z.string().check(z.maxLength(200));
/** A clip or a picture for each sentence and each word: a lesson has 300 and 400 of them at most. */
const maxNamed = 1000;

/**
 * Content of the part `speech`: one clip a sentence and, where the plan has it, one a vocabulary word,
 * by its id, found by its hash in the media store.
 */
export const Speech = z.object({
  clips: boundedRecord(
    maxNamed,
    z.object({
      key: StoredKey,
      ms: z.int(),
      /** The vocabulary word that it says, by which it is known when the list or the text's sound changes. */
      word: z.optional(z.string().check(z.maxLength(2000))),
    }),
  ),
  /** One recording for the whole text instead of its sentences. */
  recording: z.optional(
    z.object({
      key: StoredKey,
      ms: z.int(),
      /** How it came; older ones do not say. */
      source: z.optional(z.enum(['record', 'upload'])),
    }),
  ),
});
export type Speech = z.infer<typeof Speech>;

/** Content of the part `pictures`: an emoji or a stored image for each vocabulary item, by its id. */
export const Pictures = boundedRecord(
  maxNamed,
  z.object({
    emoji: z.optional(z.string().check(z.maxLength(100))),
    /** Shown instead of the emoji, which stays for when it is taken away again. */
    key: z.optional(StoredKey),
    alt: z.string().check(z.maxLength(2000)),
    /** The word that a teacher chose it for (`picturesOf`). */
    word: z.optional(z.string().check(z.maxLength(400))),
  }),
);
export type Pictures = z.infer<typeof Pictures>;

/** A whole resource as `GET /v1/resources/{id}` answers it. */
export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  status: ResourceStatus,
  visibility: Visibility,
  textType: TextType,
  from: z.string(),
  to: z.string(),
  audience: z.string(),
  /** The CEFR sub-level that the audience stands for. */
  level: z.string(),
  draft: Draft,
  text: Text,
  /** Voice name by speaker; the key '' is the voice of a text without speakers. */
  voices: z.record(z.string(), z.string()),
  parts: z.array(Part),
  /** The stored state of each activity (seed, options, ids), by activity name. */
  activities: z.record(z.string(), z.unknown()),
  /** Names of the activities to show, in the teacher's order; null shows all in the product's. */
  arrangement: z.nullable(z.array(z.string())),
  /** True once its owner has shown it on the teaching view. */
  displayed: z.boolean(),
  /** The teacher's timed plan of the lesson; read with its own schema. */
  lessonPlan: z.optional(z.unknown()),
  /** Grows with every change; a client that knows it asks for progress cheaply. */
  revision: z.int(),
  /** How AI had a part in it; absent while nothing is made. */
  aiOrigin: z.optional(AiOrigin),
  /** What the reader may do; decided on the server. */
  mine: z.boolean(),
  ownerName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Resource = z.infer<typeof Resource>;

/** One row of the private, public and department lists. */
export const ResourceRow = z.object({
  id: z.string(),
  title: z.string(),
  status: ResourceStatus,
  visibility: Visibility,
  /** True where the owner's department has it in its list. */
  shared: z.boolean(),
  textType: TextType,
  from: z.string(),
  to: z.string(),
  audience: z.string(),
  /** True for a text that its teacher brought. */
  uploaded: z.boolean(),
  firstSentence: z.string(),
  sentenceCount: z.int(),
  partsReady: z.array(z.string()),
  ownerName: z.string(),
  mine: z.boolean(),
  /** How often it was taught: each teacher counts once in a day and night. */
  timesTaught: z.int(),
  /** The folder and the tags of one's own, in the private list alone: nobody else sees them. */
  folderId: z.nullable(z.string()),
  tags: z.array(z.string()),
  updatedAt: z.string(),
});
export type ResourceRow = z.infer<typeof ResourceRow>;

/** A line of the stream that `POST /v1/resources/{id}/generate` answers (NDJSON, one event a line). */
export const WritingEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('waiting'), message: z.string() }),
  z.object({
    type: z.literal('sentence'),
    id: z.string(),
    speaker: z.optional(z.string()),
    target: z.string(),
    native: z.string(),
  }),
  /** The text is final and stored; the other parts are on their way. */
  z.object({ type: z.literal('done'), title: z.string(), words: z.int() }),
  z.object({ type: z.literal('problem'), problem: PartProblem }),
]);
export type WritingEvent = z.infer<typeof WritingEvent>;

export const Progress = z.object({
  revision: z.int(),
  status: ResourceStatus,
  parts: z.array(z.omit(Part, { content: true })),
});
export type Progress = z.infer<typeof Progress>;
