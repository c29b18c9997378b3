import * as z from 'zod/mini';
import { Text } from '#language/text/text.ts';
import { boundedRecord } from '../validation/bounded-record.ts';
import { AiOrigin } from './ai-origin.ts';
import { Draft, TextType } from './draft.ts';
import { lessonWords } from './lesson-words.ts';

/** The pipeline's status of one part of a resource. */
export const PartStatus = z.enum([
  'queued',
  'running',
  'ready',
  /**
   * Generated, but a check failed twice. The part is shown with the guidance message; the teacher can edit it
   * or generate it again.
   */
  'needs-edit',
  'failed',
]);
export type PartStatus = z.infer<typeof PartStatus>;

/** Why a part is not ready, from a fixed set of reasons. `message` is the sentence shown to the teacher. */
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

/** Options of a part that a teacher may set. */
export const PartOptions = z.object({
  /** `speech`: true if single vocabulary words also get clips (feature `vocabAudio`). */
  vocabulary: z.optional(z.boolean()),
  /** `pictures`: ids of the vocabulary items that get a drawn image instead of an emoji. */
  images: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(40))),
});
export type PartOptions = z.infer<typeof PartOptions>;

/**
 * A part that is generated separately: `text`, `words` (tags, lemmas, glosses and readings of the tokens), a
 * question type, a generated activity, `speech` or `pictures`. `content` is absent until it is generated; the
 * part's own schema validates it.
 */
export const Part = z.object({
  part: z.string(),
  status: PartStatus,
  content: z.optional(z.unknown()),
  problem: z.nullable(PartProblem),
  /** True if a teacher has edited the part. An edited part is only overwritten after confirmation. */
  edited: z.boolean(),
  generation: z.int(),
  updatedAt: z.string(),
});
export type Part = z.infer<typeof Part>;

export const Visibility = z.enum(['PRIVATE', 'PUBLIC']);
export type Visibility = z.infer<typeof Visibility>;

/** A resource's stage between dashboard and classroom. */
const ResourceStatus = z.enum(['draft', 'writing', 'review', 'final']);

/** A key in the media store; older data has keys in an older format. */
const StoredKey = z.string().check(z.maxLength(200));
/**
 * Maximum number of clips or pictures. Each belongs to a sentence or a word, and a lesson has at most 300
 * sentences and 400 words.
 */
const maxNamed = 1000;

/**
 * Content of the part `speech`: one clip per sentence and, if the plan includes it, one per vocabulary word.
 * The keys are the ids of the sentences and words; each clip has a key in the media store.
 */
export const Speech = z.object({
  clips: boundedRecord(
    maxNamed,
    z.object({
      key: StoredKey,
      ms: z.int(),
      /**
       * The vocabulary word in the clip. It allows the clip to be reused when the list or the text's audio
       * changes.
       */
      word: z.optional(z.string().check(z.maxLength(2000))),
    }),
  ),
  /** One recording of the whole text, in place of the sentence clips. */
  recording: z.optional(
    z.object({
      key: StoredKey,
      ms: z.int(),
      /** The source of the recording; absent in older data. */
      source: z.optional(z.enum(['record', 'upload'])),
    }),
  ),
});
export type Speech = z.infer<typeof Speech>;

/**
 * Content of the part `pictures`: an emoji or a stored image for each vocabulary item, keyed by the item's
 * id.
 */
export const Pictures = boundedRecord(
  maxNamed,
  z.object({
    emoji: z.optional(z.string().check(z.maxLength(100))),
    /** The image shown instead of the emoji. If the image is removed, the emoji is shown again. */
    key: z.optional(StoredKey),
    alt: z.string().check(z.maxLength(2000)),
    /** The word for which a teacher chose the picture (`picturesOf`). */
    word: z.optional(z.string().check(z.maxLength(400))),
  }),
);
export type Pictures = z.infer<typeof Pictures>;

/** A whole resource as returned by `GET /v1/resources/{id}`. */
export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  status: ResourceStatus,
  visibility: Visibility,
  textType: TextType,
  from: z.string(),
  to: z.string(),
  audience: z.string(),
  /** The CEFR sub-level of the audience. */
  level: z.string(),
  draft: Draft,
  text: Text,
  /** Voice names keyed by speaker. The key '' is the voice for texts without speakers. */
  voices: z.record(z.string(), z.string()),
  parts: z.array(Part),
  /** The stored state of each activity (seed, options, ids), keyed by activity name. */
  activities: z.record(z.string(), z.unknown()),
  /**
   * Names of the visible activities in the teacher's order. Null shows all activities in the default order.
   */
  arrangement: z.nullable(z.array(z.string())),
  /** The language of the words around the lesson; absent in older data. */
  words: z.optional(z.enum(lessonWords)),
  /** True if the owner has opened the resource in the teaching view. */
  displayed: z.boolean(),
  /** The teacher's timed lesson plan; parsed with its own schema. */
  lessonPlan: z.optional(z.unknown()),
  /** Incremented with every change, so that clients can poll for progress cheaply. */
  revision: z.int(),
  /** AI involvement; absent until a part is generated. */
  aiOrigin: z.optional(AiOrigin),
  /** True if the resource belongs to the reader. The server decides this. */
  mine: z.boolean(),
  ownerName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Resource = z.infer<typeof Resource>;

/** A row of the private, public and department lists. */
export const ResourceRow = z.object({
  id: z.string(),
  title: z.string(),
  status: ResourceStatus,
  visibility: Visibility,
  /** True if the resource is shared with the owner's department. */
  shared: z.boolean(),
  textType: TextType,
  from: z.string(),
  to: z.string(),
  audience: z.string(),
  /** True if the teacher provided the text instead of generating it. */
  uploaded: z.boolean(),
  firstSentence: z.string(),
  sentenceCount: z.int(),
  partsReady: z.array(z.string()),
  ownerName: z.string(),
  mine: z.boolean(),
  /** Number of times the resource was taught. Each teacher counts at most once per 24 hours. */
  timesTaught: z.int(),
  /**
   * The owner's folder and tags. Only the private list contains them, because only the owner may see them.
   */
  folderId: z.nullable(z.string()),
  tags: z.array(z.string()),
  updatedAt: z.string(),
});
export type ResourceRow = z.infer<typeof ResourceRow>;

/** A line of the response stream of `POST /v1/resources/{id}/generate` (NDJSON, one event per line). */
export const WritingEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('waiting'), message: z.string() }),
  z.object({
    type: z.literal('sentence'),
    id: z.string(),
    speaker: z.optional(z.string()),
    target: z.string(),
    native: z.string(),
  }),
  /** The text is final and stored; the other parts are still being generated. */
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
