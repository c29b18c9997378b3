import type { JobMessage } from '#contracts/ai-jobs.ts';
import type { Usage } from '#contracts/ai-models/model-cost.ts';
import type { Database } from '#db/client.ts';
import type { MediaStore } from '#functions/media-store/media-store.ts';
import type { JobContext } from '../job-context.ts';
import type { Call, Model, Question } from '../models/model.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { demoModels } from './demo-models.ts';

/**
 * The response to the next model call: a reply, a reply that breaks off after a number of characters, or a
 * failure.
 */
type Turn = string | { text: string; breaksAfter: number } | ModelFailure;

export interface FakeJobContext extends JobContext {
  turns: Turn[];
  asked: Question[];
  spoken: string[];
  /** The words whose pictures were drawn. */
  drawn: string[];
  /** Words that moderation flags. */
  flagged: string[];
  sent: JobMessage[];
  stored: Map<string, Uint8Array>;
}

const usage: Usage = { promptTokens: 100, completionTokens: 50 };

/** Returns an MP3 of `frames` frames, each 24 ms long. */
export function mp3(frames: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames * 144);
  for (let frame = 0; frame < frames; frame += 1) bytes.set([0xff, 0xf3, 0x64, 0xc0], frame * 144);
  return bytes;
}

/** A job context with a scripted model, and with queues and store in memory. */
export function fakeJobContext(db: Database): FakeJobContext {
  const turns: Turn[] = [];
  const asked: Question[] = [];
  const spoken: string[] = [];
  const drawn: string[] = [];
  const flagged: string[] = [];
  const sent: JobMessage[] = [];
  const stored = new Map<string, Uint8Array>();
  const note = (model: string, outcome: string, used: Usage): Call => ({
    id: crypto.randomUUID(),
    model,
    outcome,
    promptTokens: used.promptTokens,
    completionTokens: used.completionTokens,
    costMicros: used.completionTokens,
    milliseconds: 1,
  });
  const model: Model = {
    async ask(question, record) {
      asked.push(question);
      const turn = turns.shift() ?? new ModelFailure('model_down', 'no turn left');
      if (turn instanceof ModelFailure) {
        record(note(question.on.model.name, turn.code, turn.usage));
        throw turn;
      }
      const broken = typeof turn !== 'string';
      const text = broken ? turn.text.slice(0, turn.breaksAfter) : turn;
      for (let at = 0; at < text.length; at += 7) question.onText?.(text.slice(at, at + 7));
      record(note(question.on.model.name, broken ? 'model_cut_off' : 'ok', usage));
      if (broken) throw new ModelFailure('model_cut_off', 'test', { usage });
      return { text, usage };
    },
    async speak({ input, on }, record) {
      spoken.push(input);
      record(note(on.model.name, 'ok', { promptTokens: 0, completionTokens: 0 }));
      return { bytes: mp3(input.length), transcript: null };
    },
    async draw({ on, prompt }, record) {
      drawn.push(prompt);
      record(note(on.model.name, 'ok', { promptTokens: 0, completionTokens: 0 }));
      return new Uint8Array([1, 2, 3]);
    },
    async moderate({ input, picture = '' }) {
      const shown = atob(picture.split(',')[1] ?? '');
      const unfit = flagged.some((word) => [...input, shown].join('\n').includes(word));
      return unfit ? { code: 'moderated', message: 'Not suitable.' } : null;
    },
    payUpTo() {},
    stop() {},
  };
  const queue = {
    async sendBatch(messages: { body: JobMessage }[]) {
      sent.push(...messages.map(({ body }) => body));
    },
  };
  const media: MediaStore = {
    async put(key, value) {
      stored.set(key, value);
    },
    async head() {
      return null;
    },
    async get() {
      return null;
    },
  };
  return {
    db,
    model,
    models: demoModels(),
    moderationBudget: null,
    dailyLimitMicros: null,
    queues: { QUESTIONS: queue, MEDIA_JOBS: queue },
    media,
    keySecret: 'a secret for tests only, 32 bytes or more',
    mailAlerts: async () => undefined,
    sleep: async () => undefined,
    turns,
    asked,
    spoken,
    drawn,
    flagged,
    sent,
    stored,
  };
}
