import * as z from 'zod';

/** One message of a Chat Completions request. */
export interface Message {
  role: string;
  content: unknown;
}

const Pairs = z.array(z.array(z.string())).default([]);

/** The `data` block of a request. A request for a part other than the text also has `sentences`. */
export const Data = z.object({
  from: z.string(),
  to: z.string(),
  type: z.string().default('text'),
  level: z.string().default('A2.1'),
  words: z.number().default(150),
  topic: z.string().default(''),
  title: z.string().default(''),
  tenses: z.array(z.string()).default([]),
  vocab: Pairs,
  done: Pairs,
  sentences: Pairs,
  /** The pupil's answer, in a request for feedback. */
  written: z.string().default(''),
});
export type Data = z.infer<typeof Data>;

export const Task = z.object({
  task: z.string(),
  count: z.number().default(8),
  after: z.number().default(0),
  /** Numbers of the sentences to translate. */
  rows: z.array(z.number()).default([]),
  side: z.enum(['target', 'native']).default('target'),
  tokens: z.array(z.tuple([z.string(), z.array(z.string())])).default([]),
});
export type Task = z.infer<typeof Task>;

/** Parses the `data` and `task` blocks of a request. Returns null if the messages contain no valid blocks. */
export function readRequest(messages: readonly Message[]): { data: Data; task: Task } | null {
  const text = messages.map((message) => contentOf(message.content)).join('\n');
  const data = Data.safeParse(blockOf(text, 'data'));
  const task = Task.safeParse(blockOf(text, 'task'));
  return data.success && task.success ? { data: data.data, task: task.data } : null;
}

/** Returns the text of a message's content, which is a string or a list of parts. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : '',
    )
    .join('\n');
}

/**
 * Returns the JSON between a pair of these tags. Skips pairs without JSON, because the system message may
 * mention the tags too.
 */
function blockOf(text: string, tag: string): unknown {
  for (const [, json = ''] of text.matchAll(new RegExp(`<${tag}>(\\{.*?\\})</${tag}>`, 'gsu'))) {
    try {
      return JSON.parse(json);
    } catch {
      // Ignores an invalid block, which a user may have typed into a title.
    }
  }
  return undefined;
}
