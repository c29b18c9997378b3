import type { ModelReplyLine } from '#language/text/build-sentence.ts';
import { TextReply } from '#lessons/prompts/text-prompt.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { JobContext } from '../job-context.ts';
import type { Call, Question } from '../models/model.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { parseJson } from '../models/parse-reply.ts';
import { replyTokenLimit } from '../reserve-for.ts';
import type { Emit } from './text-page.ts';

const deadlineMs = 150_000;
const stallMs = 20_000;
const maxPauseMs = 15_000;

/** The result of one request to the model. Rows that arrived before a failure have already been emitted. */
export interface RowsRequest {
  title: string;
  /** The demo writer's note on a text that differs from the request. */
  note?: string;
  failure?: ModelFailure;
}

/** Calls the text model once and emits each row of its reply as soon as it is complete. */
export async function requestRows(
  context: JobContext,
  messages: Question['messages'],
  record: (call: Call) => void,
  onRow: (row: ModelReplyLine) => void,
): Promise<RowsRequest> {
  const reader = createSentenceReader();
  try {
    await context.model.ask(
      {
        on: context.models.text,
        messages,
        schemaName: 'text',
        schema: replySchema({ Reply: TextReply }),
        maxTokens: replyTokenLimit.text,
        deadlineMs,
        stallMs,
        onText: (piece) => reader.push(piece).forEach(onRow),
      },
      record,
    );
    const { title, demoNote, broken, complete } = reader.state();
    if (broken || !complete) {
      return { title, failure: new ModelFailure('model_nonsense', 'not in the schema') };
    }
    const isDemo = context.models.text.model.name.startsWith('lexiloom-demo');
    return { title, ...(isDemo && demoNote !== '' && { note: demoNote }) };
  } catch (failure) {
    if (failure instanceof ModelFailure) return { title: reader.state().title, failure };
    throw failure;
  }
}

/** Waits before the model is called again, and emits the reason for the delay. */
export async function rest(context: JobContext, failure: ModelFailure, emit: Emit): Promise<void> {
  emit({ type: 'waiting', message: failure.retryMessage });
  await context.sleep(Math.min(maxPauseMs, failure.retryAfterMs ?? 2_000));
}

/** Parses the streamed reply `{"t":title,"s":[[speaker,target,native],…]}` incrementally. */
interface SentenceReader {
  /** Parses the next piece of the reply and returns the sentences that it completes. */
  push(piece: string): ModelReplyLine[];
  /** The state so far. `complete`: the reply is closed. `broken`: the input is not a reply in this format. */
  state(): {
    title: string;
    /** The demo writer's note on its text; other models do not write one. */
    demoNote: string;
    sentences: number;
    complete: boolean;
    broken: boolean;
  };
}

/**
 * Maximum number of opening braces in the text before the reply. If there are more, the input is treated as
 * containing no reply.
 */
const maxStarts = 50;

/**
 * Creates a parser whose input may be split anywhere: inside an escape, between surrogates, or within a
 * number. Skips text before the reply, such as a code fence or a sentence, even if this text contains braces.
 * Ignores unknown keys.
 */
export function createSentenceReader(): SentenceReader {
  let reader = createObjectReader();
  let starts = 1;
  /** The input so far. Only needed until the first sentence is complete. */
  let given = '';
  return {
    push(piece) {
      const closed = reader.push(piece);
      if (reader.state().sentences > 0) return closed;
      given += piece;
      while (isNoReply(reader.state()) && starts < maxStarts) {
        const next = given.indexOf('{', given.indexOf('{') + 1);
        if (next < 0) break;
        given = given.slice(next);
        starts += 1;
        const other = createObjectReader();
        closed.push(...other.push(given));
        reader = other;
      }
      return closed;
    },
    state: () => reader.state(),
  };
}

const isNoReply = ({ broken, sentences }: ReturnType<SentenceReader['state']>) =>
  broken && sentences === 0;

/** Parses from the first brace to the matching one. */
function createObjectReader(): SentenceReader {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let started = false;
  let complete = false;
  let broken = false;
  let title = '';
  let demoNote = '';
  let sentences = 0;
  let sawSentences = false;
  /** The current top-level key; undefined until its colon has arrived. */
  let key: string | undefined;
  /** Characters of the value being parsed: a top-level string, or one sentence's array. */
  let kept = '';
  let lastString = '';

  const closeString = () => {
    if (depth !== 1) return;
    const value = parseJson(kept);
    if (typeof value !== 'string') broken = true;
    else if (key === 't') title = value;
    else if (key === 'demoNote') demoNote = value;
    else if (key === undefined) lastString = value;
    kept = '';
  };

  const read = (character: string): ModelReplyLine | undefined => {
    if (inString) {
      kept += character;
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') {
        inString = false;
        closeString();
      }
      return undefined;
    }
    if (character === '"') {
      if (depth === 1) kept = '';
      kept += character;
      inString = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
      kept = depth <= 3 ? character : kept + character;
    } else if (character === '}' || character === ']') {
      kept += character;
      depth -= 1;
      if (depth === 0) complete = true;
      if (depth === 2 && key === 's') return readLine(kept);
    } else if (depth === 1 && key === undefined && /[\p{L}\p{N}]/u.test(character)) {
      // An unquoted word in place of a key means that the brace belongs to prose, not to JSON.
      broken = true;
    } else if (character === ':' && depth === 1) {
      key = lastString;
      sawSentences ||= key === 's';
    } else if (character === ',' && depth === 1) key = undefined;
    else if (depth >= 2) kept += character;
    return undefined;
  };

  const readLine = (json: string): ModelReplyLine | undefined => {
    const value = parseJson(json);
    if (!isModelLine(value)) {
      broken = true;
      return undefined;
    }
    sentences += 1;
    return value;
  };

  return {
    push(piece) {
      const closed: ModelReplyLine[] = [];
      for (let at = 0; at < piece.length && !complete && !broken; at += 1) {
        const character = piece.charAt(at);
        started ||= character === '{';
        const line = started ? read(character) : undefined;
        if (line) closed.push(line);
      }
      return closed;
    },
    state: () => ({
      title,
      demoNote,
      sentences,
      complete,
      broken: broken || (complete && !sawSentences),
    }),
  };
}

function isModelLine(value: unknown): value is ModelReplyLine {
  return (
    Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string')
  );
}
