import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { TextType } from '#contracts/resources/draft.ts';
import type { PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import { parseListNumber } from '../draft/pasted/list-number.ts';
import { quickEdit } from './guidance.ts';
import type { Kind } from './kinds.ts';
import '#contracts/validation/english-messages.ts';
import type * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';

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

/** One item for every `each` sentences, within bounds that fit a lesson. */
export function bySentences(each: number, least: number, most: number): (text: Text) => number {
  return ({ sentences }) => Math.min(most, Math.max(least, Math.round(sentences.length / each)));
}

/** The different words of the text, figures and capitals aside. */
export function differentWords({ sentences, target }: Text): string[] {
  const words = sentences
    .flatMap((sentence) => sentence.target.tokens)
    .filter((token) => token.isWord && !/\p{N}/u.test(token.text))
    .map((token) => token.text.toLocaleLowerCase(target));
  return [...new Set(words)];
}

/** How a made part stands, and what its teacher reads. */
interface Verdict {
  status: Extract<PartStatus, 'ready' | 'needs-edit'>;
  problem: PartProblem | null;
}

const told = (message: string): PartProblem => ({ code: 'check_failed', message });

/** Ready, ready with a note where the rest can be used, or in need of an edit. */
export function verdictOn(
  { guidance, note }: Pick<QuestionDefinition<unknown, unknown>, 'guidance' | 'note'>,
  { content, problems }: Made<unknown>,
  text: Text,
): Verdict {
  if (content !== null && problems.length === 0) return { status: 'ready', problem: null };
  const noted = content === null ? null : (note?.(problems, text) ?? null);
  return noted === null
    ? { status: 'needs-edit', problem: told(guidance ?? quickEdit) }
    : { status: 'ready', problem: told(noted) };
}

const bullet = /^[•‣◦▪●*]\s+(?=\S)/u;
/** a) b) c), as options are listed. */
const letter = /^[（(]?([a-z])[).．）]\s+(?=\S)/iu;

/** What stands in front of a line of a list, at its place from 0 on; '' where it is not marked so. */
const marks: readonly ((line: string, at: number) => string)[] = [
  (line, at) => {
    const listed = parseListNumber(line);
    return listed?.number === at + 1 ? line.slice(0, line.length - listed.rest.length) : '';
  },
  (line, at) => {
    const [mark = '', sign = ''] = letter.exec(line) ?? [];
    return sign.toLowerCase().charCodeAt(0) - 97 === at ? mark : '';
  },
  (line) => bullet.exec(line)?.[0] ?? '',
];

/**
 * A reply without the numbers, letters or bullets that a model has put in front of the items of a list:
 * "1. le marché" is no word, and a pupil's "le marché" would be wrong. Only what marks every item of a
 * list of two or more in order is such a mark; a lone "1. Mai" stays.
 */
export function withoutListMarks(value: unknown): unknown {
  if (Array.isArray(value)) return bareItems(value.map(withoutListMarks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutListMarks(inner)]),
  );
}

/** The items, each string at the same place in them without its mark where all are marked. */
function bareItems(items: unknown[]): unknown[] {
  if (items.length < 2) return items;
  const lines = items.filter((item) => typeof item === 'string');
  if (lines.length === items.length) return bareLines(lines);
  const [first] = items;
  if (typeof first !== 'object' || first === null) return items;
  const rows = items.map((item) => new Map(Object.entries(item ?? {})));
  for (const key of Object.keys(first)) {
    const cells = rows.map((row) => row.get(key));
    // Lists of their own have been looked at; a pair counts as two cells of its row.
    const bare = cells.every(isPair) ? pairsOf(cells) : bareCells(cells);
    rows.forEach((row, at) => {
      if (row.has(key)) row.set(key, bare[at]);
    });
  }
  return rows.map((row, at) =>
    Array.isArray(items[at]) ? [...row.values()] : Object.fromEntries(row),
  );
}

type Pair = [string, string];
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

function pairsOf(pairs: readonly Pair[]): Pair[] {
  const first = bareLines(pairs.map(([one]) => one));
  const second = bareLines(pairs.map(([, other]) => other));
  return pairs.map((_, at) => [first[at] ?? '', second[at] ?? '']);
}

function bareCells(cells: readonly unknown[]): unknown[] {
  const lines = cells.filter((cell) => typeof cell === 'string');
  return lines.length === cells.length ? bareLines(lines) : [...cells];
}

/** One word has no mark when a model marks those with a space alone, so half of the lines are enough. */
function bareLines(lines: readonly string[]): string[] {
  for (const markOf of marks) {
    const found = lines.map((line, at) => markOf(line.trim(), at));
    const marked = found.filter((mark) => mark !== '').length;
    if (marked >= 2 && marked * 2 >= lines.length) {
      return lines.map((line, at) => line.trim().slice(found[at]?.length ?? 0));
    }
  }
  return [...lines];
}
