import { afterEach, describe, expect, it, vi } from 'vitest';
import { costOfPictures, costOfSpeech } from '#contracts/ai-models/model-cost.ts';
import { demoModels } from '../testing/demo-models.ts';
import { openModel } from './ask-model.ts';
import type { Call, Model, Question } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { RequestSlots } from './request-slots.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

type Answer = (init: RequestInit | undefined) => Response | Promise<Response>;

const models = demoModels('http://model.test/v1');
const question: Question = {
  on: models.questions,
  messages: [{ role: 'user', content: 'Write.' }],
  schemaName: 'text',
  schema: { type: 'object' },
  maxTokens: 100,
  deadlineMs: 1_000,
  stallMs: 200,
};

const piece = (content: string, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});
const usageLine = {
  choices: [],
  usage: { prompt_tokens: 40, completion_tokens: 7, total_tokens: 47 },
};

/** Returns a server-sent stream of these chunks. `end` determines what happens after the last chunk. */
function stream(chunks: object[], end: 'done' | 'hang' | 'break' = 'done'): Answer {
  return (init) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) {
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`));
        }
        init?.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('aborted', 'AbortError')),
        );
        if (end === 'break') setTimeout(() => controller.error(new TypeError('reset')), 5);
        if (end === 'done') {
          controller.enqueue(encoder.encode('data: [DONE]\n\n'));
          controller.close();
        }
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

const refuse =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json({ error: { message: 'no' } }, { status, headers });

const never: Answer = (init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('aborted', 'AbortError')),
    );
  });

/** Creates a model whose server returns these responses in order and then repeats the last one. */
function modelThat(...answers: Answer[]) {
  const waits: number[] = [];
  const calls: Call[] = [];
  let asked = 0;
  const model = openModel({
    fetch: async (_url, init) => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer ? answer(init ?? undefined) : new Response(null, { status: 500 });
    },
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
    random: () => 0.5,
  });
  const ask = (more: Partial<Question> = {}) =>
    model.ask({ ...question, ...more }, (call) => calls.push(call));
  return { model, ask, waits, calls, asked: () => asked };
}

const good = stream([piece('{"a":'), piece('1}', 'stop'), usageLine]);

async function failureOf(promise: Promise<unknown>): Promise<ModelFailure> {
  const failure = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ModelFailure) return failure;
  throw new Error(`expected a ModelFailure, got ${String(failure)}`);
}

/** Returns a signal that aborts after a few milliseconds, like `AbortSignal.timeout`. */
function soon(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5);
  return controller.signal;
}

/** Names of models that have a price; the demo writer's models are free. */
const realNames = { MODEL_IMAGE: '', MODEL_SPEECH: '' };

describe('model calls', () => {
  it('streams the reply and records its usage', async () => {
    const { ask, calls } = modelThat(good);
    const pieces: string[] = [];
    const reply = await ask({ onText: (text) => pieces.push(text) });
    expect(reply.text).toBe('{"a":1}');
    expect(pieces).toEqual(['{"a":', '1}']);
    expect(calls).toMatchObject([{ outcome: 'ok', promptTokens: 40, completionTokens: 7 }]);
    expect(calls[0]?.costMicros).toBe(24);
  });

  it('times out without a retry if the server never responds', async () => {
    const { ask, asked, calls } = modelThat(never);
    expect((await failureOf(ask({ deadlineMs: 30 }))).code).toBe('model_slow');
    expect(asked()).toBe(1);
    // The server never accepted the question, so the call counts as an outage: it is retried and not billed.
    expect(calls).toMatchObject([{ outcome: 'model_slow', promptTokens: 0, completionTokens: 0 }]);
  });

  it('starts the timeout at the response headers on a self-hosted server', async () => {
    const late: Answer = async (init) => {
      await new Promise((done) => setTimeout(done, 120));
      return good(init);
    };
    const { ask, calls } = modelThat(late);
    const on = { ...models.questions, isOwn: true };
    expect((await ask({ on, deadlineMs: 20 })).text).toBe('{"a":1}');
    expect(calls).toMatchObject([{ outcome: 'ok' }]);
    const vendor = modelThat(late);
    expect((await failureOf(vendor.ask({ deadlineMs: 20 }))).code).toBe('model_slow');
    const silent = modelThat(stream([], 'hang'));
    expect((await failureOf(silent.ask({ on, deadlineMs: 20 }))).code).toBe('model_slow');
  });

  it('estimates one token per non-Latin letter if the server reports no usage', async () => {
    const { ask, calls } = modelThat(stream([piece('{"a":"猫が眠る"}', 'stop')]));
    await ask();
    expect(calls[0]).toMatchObject({ promptTokens: 2, completionTokens: 6 });
  });

  it('times out if the stream stalls, and records the usage until then', async () => {
    const { ask, calls } = modelThat(stream([piece('12345678')], 'hang'));
    expect((await failureOf(ask({ stallMs: 30 }))).code).toBe('model_slow');
    expect(calls[0]).toMatchObject({ promptTokens: 2, completionTokens: 2 });
  });

  it('retries a broken stream, unless the caller has already received text', async () => {
    const again = modelThat(stream([piece('{"a"')], 'break'), good);
    expect((await again.ask()).text).toBe('{"a":1}');
    expect(again.calls.map((call) => call.outcome)).toEqual(['model_cut_off', 'ok']);
    const shown = modelThat(stream([piece('{"a"')], 'break'), good);
    expect((await failureOf(shown.ask({ onText: () => undefined }))).code).toBe('model_cut_off');
    expect(shown.asked()).toBe(1);
  });

  it('reports a reply cut off by the token limit', async () => {
    const { ask } = modelThat(stream([piece('{"a"', 'length'), usageLine]));
    const failure = await failureOf(ask());
    expect(failure.code).toBe('model_cut_off');
    expect(failure.usage).toEqual({ promptTokens: 40, completionTokens: 7 });
  });

  it('recognises both forms of a refusal and does not retry', async () => {
    const spoken = modelThat(
      stream([{ choices: [{ index: 0, delta: { refusal: 'No.' }, finish_reason: 'stop' }] }]),
    );
    expect((await failureOf(spoken.ask())).code).toBe('model_refused');
    expect(spoken.asked()).toBe(1);
    const filtered = modelThat(stream([piece('x', 'content_filter')]));
    expect((await failureOf(filtered.ask())).code).toBe('model_refused');
  });

  it('stops reading a reply that is too long', async () => {
    const { ask } = modelThat(stream([piece('x'.repeat(130_000)), piece('x', 'stop')]));
    expect((await failureOf(ask())).code).toBe('model_nonsense');
  });

  it('waits for the time in Retry-After', async () => {
    const { ask, waits } = modelThat(refuse(429, { 'retry-after': '3' }), good);
    expect((await ask()).text).toBe('{"a":1}');
    expect(waits).toEqual([3_000]);
  });

  it('leaves the retry to the queue if Retry-After is long', async () => {
    const { ask, waits } = modelThat(refuse(429, { 'retry-after': '60' }));
    const failure = await failureOf(ask());
    expect(failure.code).toBe('model_busy');
    expect(failure.retryAfterMs).toBe(60_000);
    expect(waits).toEqual([]);
  });

  it('backs off if the server is unavailable, with at most three attempts', async () => {
    const { ask, waits, asked } = modelThat(refuse(503));
    expect((await failureOf(ask())).code).toBe('model_down');
    expect(asked()).toBe(3);
    expect(waits).toEqual([800, 1_600]);
  });

  it.each([400, 401, 403, 404])(
    'does not retry after status %i, because waiting cannot fix it',
    async (status) => {
      const { ask, asked } = modelThat(refuse(status));
      const failure = await failureOf(ask());
      expect(failure).toMatchObject({ code: 'model_setup', passes: false });
      expect(failure.problem.message).toContain('waiting will not help');
      expect(asked()).toBe(1);
    },
  );

  it('limits the calls to 1.5 times the number of requests, plus two', async () => {
    const { ask, asked } = modelThat(refuse(500));
    await Promise.all(Array.from({ length: 40 }, () => failureOf(ask())));
    expect(asked()).toBeLessThanOrEqual(62);
  });

  it('allows at most six requests to wait for their headers', async () => {
    const slots = new RequestSlots(6);
    const model = openModel({
      slots,
      fetch: async (_url, init) => {
        await new Promise((done) => setTimeout(done, 5));
        return good(init ?? undefined);
      },
    });
    await Promise.all(Array.from({ length: 30 }, () => model.ask(question, () => undefined)));
    expect(slots.highWater).toBe(6);
  });

  it('records the cost of a picture or clip that timed out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(soon);
    const { pictures: on, speech } = demoModels('https://api.openai.com/v1', realNames);
    if (!on || !speech) throw new Error('no painter or no voice');
    const costOf = async (act: (model: Model, note: (call: Call) => void) => Promise<unknown>) => {
      const { model, calls } = modelThat(never);
      const { code } = await failureOf(act(model, (call) => calls.push(call)));
      return [code, calls.map(({ costMicros }) => costMicros)];
    };
    const picture = costOfPictures(on.model, on.quality, 1);
    expect(picture).toBeGreaterThan(0);
    expect(await costOf((model, note) => model.draw({ on, prompt: 'a cat' }, note))).toEqual([
      'model_slow',
      [picture],
    ]);
    const clip = { on: speech, voice: 'alloy', input: 'Le chat dort.', language: 'fr', speed: 1 };
    const cost = costOfSpeech(speech.model, clip.input.length, 'fr');
    expect(await costOf((model, note) => model.speak(clip, note))).toEqual(['model_slow', [cost]]);

    const { model, calls } = modelThat(refuse(403));
    await failureOf(model.draw({ on, prompt: 'a cat' }, (call) => calls.push(call)));
    expect(calls).toMatchObject([{ costMicros: 0 }]);
  });

  it('records the cost of a picture call that was aborted after it was sent, but not of a call that was still queued', async () => {
    const { pictures: on } = demoModels('https://api.openai.com/v1', realNames);
    if (!on) throw new Error('no painter');
    const model = openModel({
      slots: new RequestSlots(1),
      fetch: async (_url, init) => never(init ?? undefined),
    });
    const draw = () => {
      const calls: Call[] = [];
      const ended = failureOf(model.draw({ on, prompt: 'a cat' }, (call) => calls.push(call)));
      return ended.then(({ code }) => [code, calls.map(({ costMicros }) => costMicros)]);
    };
    const both = [draw(), draw()];
    await new Promise((done) => setTimeout(done, 5));
    model.stop();
    expect(await Promise.all(both)).toEqual([
      ['stopped', [costOfPictures(on.model, on.quality, 1)]],
      ['stopped', []],
    ]);
  });

  it('rejects flagged input, and throws if moderation is unavailable', async () => {
    const flagged = modelThat(() => Response.json({ results: [{ flagged: true }] }));
    const problem = await flagged.model.moderate(
      { on: models.moderation, input: ['x'] },
      () => undefined,
    );
    expect(problem?.code).toBe('moderated');
    const fine = modelThat(() => Response.json({ results: [{ flagged: false }] }));
    expect(
      await fine.model.moderate({ on: models.moderation, input: ['x'] }, () => undefined),
    ).toBeNull();
    const down = modelThat(refuse(500));
    const failure = failureOf(
      down.model.moderate({ on: models.moderation, input: ['x'] }, () => undefined),
    );
    expect((await failure).code).toBe('model_down');
  });

  it('retries moderation once after a timeout', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(soon);
    const request = { on: models.moderation, input: ['x'] };
    const woken = modelThat(never, () => Response.json({ results: [{ flagged: false }] }));
    expect(await woken.model.moderate(request, () => undefined)).toBeNull();
    const asleep = modelThat(never);
    const asked: Call[] = [];
    const failure = failureOf(asleep.model.moderate(request, (call) => asked.push(call)));
    expect((await failure).code).toBe('model_slow');
    expect(asked.map(({ outcome }) => outcome)).toEqual(['model_slow', 'model_slow']);
  });
});
