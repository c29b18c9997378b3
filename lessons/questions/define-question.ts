import '#contracts/validation/english-messages.ts';
import type * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import type { MakeRequest, Problem, QuestionDefinition } from './question-definition.ts';
import { withoutListMarks } from './without-list-marks.ts';

/** What was made of a reply or of stored content: usable when `content` is there, ready when no problem is left. */
export interface Made<Content> {
  content: Content | null;
  problems: Problem[];
}

type Read<Content> = (raw: unknown, text: Text, request: MakeRequest) => Made<Content>;

/**
 * A definition together with the two ways in that need no knowledge of its types: callers hold a part's
 * name and unknown JSON.
 */
export interface Question<Content, Reply> extends QuestionDefinition<Content, Reply> {
  /** Reads the model's parsed JSON: schema, then `fromReply`, then `check`. */
  readReply: Read<Content>;
  /** Reads content out of the store or from the review screen: schema, then `check`. */
  readContent: Read<Content>;
  /** What stored content becomes by an edit of the text; null where it stays. */
  followEdit: (stored: unknown, text: Text) => Content | null;
}

function schemaProblems(error: z.core.$ZodError): Problem[] {
  return error.issues.slice(0, 20).map(({ path, message }) => ({
    where: path.map(String).join('.') || 'set',
    message,
  }));
}

/** Completes a definition; the place where its `Content` and `Reply` are tied together. */
export function defineQuestion<Content, Reply>(
  definition: QuestionDefinition<Content, Reply>,
): Question<Content, Reply> {
  const { Content, Reply, fromReply, check, follow } = definition;
  const checked = (raw: unknown, text: Text, request: MakeRequest): Made<Content> => {
    const content = Content.safeParse(raw);
    if (!content.success) return { content: null, problems: schemaProblems(content.error) };
    return { content: content.data, problems: check(content.data, text, request) };
  };
  return {
    ...definition,
    readContent: checked,
    followEdit: (stored, text) => {
      const content = Content.safeParse(stored);
      if (!follow || !content.success) return null;
      const followed = follow(content.data, text);
      return followed === content.data ? null : followed;
    },
    readReply: (raw, text, request) => {
      const reply = Reply.safeParse(raw);
      if (!reply.success) return { content: null, problems: schemaProblems(reply.error) };
      const bare = Reply.safeParse(withoutListMarks(reply.data)).data ?? reply.data;
      return checked(fromReply(bare, text, request), text, request);
    },
  };
}
