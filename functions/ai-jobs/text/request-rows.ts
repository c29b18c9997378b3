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

/** What one request to the model came to; rows that came before it broke were given on already. */
export interface RowsRequest {
  title: string;
  /** What the demo writer says of a text that is not what was asked for. */
  note?: string;
  failure?: ModelFailure;
}

/** Asks the text model once and gives on each row of its reply as soon as it is whole. */
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

/** Waits before the model is asked again, and says why. */
export async function rest(context: JobContext, failure: ModelFailure, emit: Emit): Promise<void> {
  emit({ type: 'waiting', message: `${failure.problem.message.split('. ')[0]}. Trying again…` });
  await context.sleep(Math.min(maxPauseMs, failure.retryAfterMs ?? 2_000));
}

/** Reads the streamed reply `{"t":title,"s":[[speaker,target,native],…]}` while it arrives. */
interface SentenceReader {
  /** Takes the next piece of the reply; gives the sentences that closed in it. */
  push(piece: string): ModelReplyLine[];
  /** What is known so far. `complete`: the reply closed; `broken`: it is not such a reply. */
  state(): {
    title: string;
    /** What the demo writer says of its text; no other model is asked for it. */
    demoNote: string;
    sentences: number;
    complete: boolean;
    broken: boolean;
  };
}

/** Braces that turned out to belong to a sentence before the reply; more than that is no reply. */
const maxStarts = 50;

/**
 * Pieces may be cut anywhere: inside an escape, between the halves of an emoji, within a number.
 * Text before the reply (a code fence, a sentence, be there braces in it) is passed over; unknown keys are
 * ignored.
 */
export function createSentenceReader(): SentenceReader {
  let reader = createObjectReader();
  let starts = 1;
  /** What this reader was given; needed no more once a sentence came. */
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

/** Reads from the first brace to its partner. */
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
  /** The name of the top-level pair being read; undefined until its colon came. */
  let key: string | undefined;
  /** Characters of what is being read: a top-level string, or one sentence's array. */
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
      // The word of a sentence in braces: a name of a pair stands in quotes.
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
