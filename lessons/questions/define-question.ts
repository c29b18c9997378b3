import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { TextType } from '#contracts/resources/draft.ts';
import type { PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import { parseListNumber } from '../draft/pasted/list-number.ts';
import { quickEdit } from './guidance.ts';
import type { Kind } from './kinds.ts';
import '#contracts/validation/english-messages.ts';
import type * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';

/**
 * The result of parsing a reply or stored content. It is usable if `content` is present, and ready if there
 * are no problems.
 */
export interface Made<Content> {
  content: Content | null;
  problems: Problem[];
}

type Read<Content> = (raw: unknown, text: Text, request: MakeRequest) => Made<Content>;

/** A definition with untyped entry points, for callers that have only a part's name and unknown JSON. */
export interface Question<Content, Reply> extends QuestionDefinition<Content, Reply> {
  /** Parses the model's JSON: applies the schema, then `fromReply`, then `check`. */
  readReply: Read<Content>;
  /** Parses content from the store or from the review screen: applies the schema, then `check`. */
  readContent: Read<Content>;
  /** Updates stored content after an edit of the text; null if the content is unchanged. */
  followEdit: (stored: unknown, text: Text) => Content | null;
}

function schemaProblems(error: z.core.$ZodError): Problem[] {
  return error.issues.slice(0, 20).map(({ path, message }) => ({
    where: path.map(String).join('.') || 'set',
    message,
  }));
}

/** Completes a definition and ties its `Content` and `Reply` types together. */
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

/**
 * The context for which a part is generated. It is known before the model is called, and is the same for the
 * prompt and the checks.
 */
export interface MakeRequest {
  textType: TextType;
  /** CEFR sub-level, such as `A2.1`. */
  level: string;
  title: string;
  vocabulary: { target: string; native: string }[];
  /** The curated words that steer chunks; present only while chunks are generated. */
  chunkWords?: ChunkWords;
}

/** An addition to a part's prompt: a sentence, and the data to which the sentence refers. */
export interface Steering {
  line: string;
  task: Record<string, readonly string[]>;
}

/**
 * A problem found by a check. `where` is the item's name; `message` describes what the model and the teacher
 * have to correct.
 */
export interface Problem {
  where: string;
  message: string;
}

/**
 * One kind of generated content: one of the ten question types or an activity that needs the model. To add a
 * kind, create a folder with `definition.ts`, `Panel.tsx`, `Edit.tsx` and `examples.ts`, and add a line to
 * `kinds.ts`, `kind-words.ts`, `registry.ts` and `views.ts`. `Content` is stored and displayed. `Reply` is the compact shape
 * of the model's answer (short keys, arrays), because output tokens determine time and cost.
 */
export interface QuestionDefinition<Content, Reply> extends Kind {
  Content: z.ZodMiniType<Content>;
  Reply: z.ZodMiniType<Reply>;
  /** The default instruction; `{{target}}`, `{{native}}`, `{{level}}`, `{{count}}` are filled in. */
  prompt: string;
  /**
   * Returns what is added to the prompt from curated lists. It is added to the built-in wording and to an
   * admin's wording.
   */
  steer?: (text: Text, request: MakeRequest) => Steering | null;
  /** Returns the number of items to request, based on the number of sentences. */
  count: (text: Text) => number;
  /** Builds the stored content and assigns ids. Never throws; `check` reports any problems. */
  fromReply: (reply: Reply, text: Text, request: MakeRequest) => Content;
  /**
   * Checks all rules of a good set; returns an empty list if the set is ready. Runs on the model's reply and
   * on edits.
   */
  check: (content: Content, text: Text, request: MakeRequest) => Problem[];
  /**
   * Returns the content updated for an edited text, as far as this is possible without the model. Returns the
   * same object if the content is unchanged.
   */
  follow?: (content: Content, text: Text) => Content;
  /**
   * Returns a note for the teacher if only some items break rules and the rest is usable; the part is then
   * ready and shows this note. Returns null if the whole part needs an edit.
   */
  note?: (problems: readonly Problem[], text: Text) => string | null;
}

/** Requests one item for every `each` sentences, within bounds that suit a lesson. */
export function bySentences(each: number, least: number, most: number): (text: Text) => number {
  return ({ sentences }) => Math.min(most, Math.max(least, Math.round(sentences.length / each)));
}

/** Returns the distinct words of the text, ignoring case and omitting words with digits. */
export function differentWords({ sentences, target }: Text): string[] {
  const words = sentences
    .flatMap((sentence) => sentence.target.tokens)
    .filter((token) => token.isWord && !/\p{N}/u.test(token.text))
    .map((token) => token.text.toLocaleLowerCase(target));
  return [...new Set(words)];
}

/** The state of a generated part, and the message to the teacher. */
interface Verdict {
  status: Extract<PartStatus, 'ready' | 'needs-edit'>;
  problem: PartProblem | null;
}

const told = (message: string): PartProblem => ({ code: 'check_failed', message });

/**
 * Returns the state of a part: ready, ready with a note because only some items are faulty, or in need of an
 * edit.
 */
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
/** The letters of list items: a) b) c). */
const letter = /^[（(]?([a-z])[).．）]\s+(?=\S)/iu;

/**
 * Functions that return the list marker of the line at a zero-based index; '' if the line has no marker of
 * that kind.
 */
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
 * Removes the numbers, letters or bullets that a model put before the items of a list. If "1. le marché" were
 * stored as a word, a pupil's answer "le marché" would be marked wrong. A marker is removed only in a list of
 * two or more items in ascending order; a single "1. Mai" is unchanged.
 */
export function withoutListMarks(value: unknown): unknown {
  if (Array.isArray(value)) return bareItems(value.map(withoutListMarks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutListMarks(inner)]),
  );
}

/** Returns the items with the markers removed from the strings at the same position in each item. */
function bareItems(items: unknown[]): unknown[] {
  if (items.length < 2) return items;
  const lines = items.filter((item) => typeof item === 'string');
  if (lines.length === items.length) return bareLines(lines);
  const [first] = items;
  if (typeof first !== 'object' || first === null) return items;
  const rows = items.map((item) => new Map(Object.entries(item ?? {})));
  for (const key of Object.keys(first)) {
    const cells = rows.map((row) => row.get(key));
    // Nested lists are already processed. A pair counts as two cells of its row.
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

/**
 * Removes the markers of lines. It is enough if half of the lines have a marker: some models use only a space
 * as the marker, and a single word then has none.
 */
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
