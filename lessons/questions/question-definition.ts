import type * as z from 'zod/mini';
import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { TextType } from '#contracts/resources/draft.ts';
import type { Text } from '#language/text/text.ts';
import type { Kind } from './kinds.ts';

/** What a part is made for: known before the model is asked, the same for prompt and checks. */
export interface MakeRequest {
  textType: TextType;
  /** CEFR sub-level, such as `A2.1`. */
  level: string;
  title: string;
  vocabulary: { target: string; native: string }[];
  /** The curated words that steer chunks; only while chunks are made. */
  chunkWords?: ChunkWords;
}

/** What a part tells the model beyond its prompt: a sentence, and the data that it speaks of. */
export interface Steering {
  line: string;
  task: Record<string, readonly string[]>;
}

/** Something a check found. `where` names the item, `message` tells model and teacher what to mend. */
export interface Problem {
  where: string;
  message: string;
}

/**
 * One kind of made content: the ten question types and the activities that need the model. A new one
 * is a folder with `definition.ts`, `Panel.tsx`, `Edit.tsx`, `examples.ts` and a line in `kinds.ts`,
 * `registry.ts` and `views.ts`.
 * `Content` is what is stored and shown, `Reply` the compact shape the model answers in (short keys,
 * arrays: output tokens are the time and the cost).
 */
export interface QuestionDefinition<Content, Reply> extends Kind {
  Content: z.ZodMiniType<Content>;
  Reply: z.ZodMiniType<Reply>;
  /** The default instruction; `{{target}}`, `{{native}}`, `{{level}}`, `{{count}}` are filled in. */
  prompt: string;
  /** What curated lists add to the prompt, whoever wrote it. */
  steer?: (text: Text, request: MakeRequest) => Steering | null;
  /** How many items to ask for, by the number of sentences. */
  count: (text: Text) => number;
  /** Builds the stored content; ids are given here. Throws nothing: what is wrong is left to `check`. */
  fromReply: (reply: Reply, text: Text, request: MakeRequest) => Content;
  /** Every rule a good set keeps; an empty list means ready. Run on the model's reply and on edits. */
  check: (content: Content, text: Text, request: MakeRequest) => Problem[];
  /** The content over an edited text, where it can follow a word by itself; the same one if nothing changes. */
  follow?: (content: Content, text: Text) => Content;
  /**
   * What the teacher is told where only a piece of the set breaks rules and the rest can be used without
   * it: the part is ready with this note. Null where the part needs an edit as a whole.
   */
  note?: (problems: readonly Problem[], text: Text) => string | null;
}
