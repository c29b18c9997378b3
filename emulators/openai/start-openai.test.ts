import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LoggedCall } from './call-log.ts';
import { type OpenAIEmulator, startOpenAI } from './start-openai.ts';

const sentences = { t: 'Au marché', s: [['', "J'achète des pommes.", 'I buy apples.']] };
let emulator: OpenAIEmulator;
let openai: OpenAI;

beforeAll(async () => {
  emulator = await startOpenAI({
    languages: ['en', 'fr'],
    answer: (messages, name) =>
      messages.some(({ content }) => content.includes('tlh')) ? null : { ...sentences, name },
    reading: (text, language) => (language === 'ja' ? text.replaceAll('駅', 'えき') : text),
  });
  openai = new OpenAI({ apiKey: 'demo', baseURL: emulator.url, maxRetries: 0 });
});
afterEach(() => {
  emulator.setFaults({});
  emulator.clearUsage();
});
afterAll(() => emulator.close());

const schema = { type: 'object', properties: {}, required: [], additionalProperties: false };

const question = (words = 'Write.', name = 'text') =>
  ({
    model: 'lexiloom-demo',
    messages: [
      { role: 'system' as const, content: 'Rules' },
      { role: 'user' as const, content: words },
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name, strict: true, schema },
    },
  }) satisfies Partial<OpenAI.ChatCompletionCreateParams>;

async function ask(words?: string, name?: string, more: { max_completion_tokens?: number } = {}) {
  const stream = await openai.chat.completions.create({
    ...question(words, name),
    ...more,
    stream: true,
    stream_options: { include_usage: true },
  });
  const seen = { text: '', refusal: '', finish: '', pieces: 0, total: 0 };
  for await (const chunk of stream) {
    const [choice] = chunk.choices;
    seen.text += choice?.delta.content ?? '';
    seen.refusal += choice?.delta.refusal ?? '';
    seen.finish = choice?.finish_reason ?? seen.finish;
    seen.pieces += choice?.delta.content ? 1 : 0;
    seen.total = chunk.usage?.total_tokens ?? seen.total;
  }
  return seen;
}

test('streams a complete reply and adds its usage to the totals', async () => {
  const first = await ask();
  const second = await ask('Write again.');
  expect(JSON.parse(first.text)).toEqual({ ...sentences, name: 'text' });
  expect(first.finish).toBe('stop');
  const sums = emulator.usage().text;
  expect(sums).toMatchObject({ calls: 2, broken: 0, totalTokens: first.total + second.total });
});

test('returns the same reply without streaming', async () => {
  const reply = await openai.chat.completions.create(question());
  expect(JSON.parse(reply.choices[0]?.message.content ?? '')).toMatchObject(sentences);
  expect(reply.usage?.total_tokens).toBe(emulator.usage().text?.totalTokens);
});

test('ends a reply beyond the token limit with finish_reason length', async () => {
  const reply = await ask('Write.', 'text', { max_completion_tokens: 5 });
  expect(reply.finish).toBe('length');
  expect(reply.text).toHaveLength(20);
});

test('delays the first token and sends the others at the set speed', async () => {
  emulator.setFaults({ ttftMs: 120, tokensPerSecond: 100 });
  const began = performance.now();
  const reply = await ask();
  const tokens = Math.ceil(reply.text.length / 4);
  expect(performance.now() - began).toBeGreaterThan(120 + (tokens / 100) * 1000 * 0.8);
  expect(reply.pieces).toBeGreaterThan(5);
});

test('rejects an unsupported language with error code demo_writer_unsupported', async () => {
  await expect(ask('from en to tlh')).rejects.toMatchObject({
    status: 400,
    code: 'demo_writer_unsupported',
  });
});

test('fails the set fraction of one part’s calls, and the same calls for the same seed', async () => {
  const pattern = async () => {
    emulator.setFaults({
      failRate: 0.5,
      status: 429,
      retryAfterSeconds: 1,
      only: 'vocab',
      seed: 7,
    });
    const outcomes = [];
    for (let call = 0; call < 12; call++) {
      outcomes.push(
        await ask('x', 'vocab').then(
          () => 200,
          (error) => error.status,
        ),
      );
    }
    return outcomes;
  };
  const outcomes = await pattern();
  expect(new Set(outcomes)).toEqual(new Set([200, 429]));
  expect(await pattern()).toEqual(outcomes);
  expect((await ask('x', 'statement')).finish).toBe('stop');
});

test('applies a one-time fault to one call only', async () => {
  emulator.setFaults({ failRate: 1, times: 1 });
  await expect(ask()).rejects.toMatchObject({ status: 500 });
  expect((await ask()).finish).toBe('stop');
});

test('cuts a reply off after the given number of characters and excludes it from the totals', async () => {
  emulator.setFaults({ cutAfterChars: 10 });
  await expect(ask()).rejects.toThrow();
  expect(emulator.usage().text).toMatchObject({ calls: 0, broken: 1, totalTokens: 0 });
});

test('keeps a stalled reply open until the caller disconnects', async () => {
  emulator.setFaults({ stall: true });
  const stream = await openai.chat.completions.create(
    { ...question(), stream: true },
    { signal: AbortSignal.timeout(300) },
  );
  const read = async () => {
    let text = '';
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    return text;
  };
  expect((await read().catch(() => '')).length).toBeLessThan(JSON.stringify(sentences).length);
});

test('returns a corrupted reply for the nonsense fault, and a refusal for the refuse fault', async () => {
  emulator.setFaults({ nonsense: true });
  expect((await ask()).text).not.toBe(JSON.stringify({ ...sentences, name: 'text' }));
  emulator.setFaults({ refuse: true });
  const refused = await ask();
  expect(refused.refusal).toContain('sorry');
  expect(refused.text).toBe('');
});

test.each([
  ['fr', 'Bonjour, tout le monde.'],
  ['ja', '駅はどこですか。'],
  ['ar', 'أين المحطة؟'],
  ['zh', '车站在哪里？'],
])('returns speech in the language %s as MP3', async (language, input) => {
  const audio = await speak(language, input, 'coral');
  expect([audio[0], (audio[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  // 48 kbit/s is 6000 bytes a second: a sentence lasts between half a second and five.
  expect(audio.length).toBeGreaterThan(3_000);
  expect(audio.length).toBeLessThan(30_000);
});

test('produces different sound for each voice, and longer sound at a slow speed', async () => {
  const usual = await speak('fr', 'Bonjour, tout le monde.', 'coral');
  const other = await speak('fr', 'Bonjour, tout le monde.', 'onyx');
  const slow = await speak('fr', 'Bonjour, tout le monde.', 'coral', 0.6);
  expect(other.equals(usual)).toBe(false);
  expect(slow.length).toBeGreaterThan(usual.length * 1.3);
});

async function speak(language: string, input: string, voice: string, speed = 1): Promise<Buffer> {
  const instructions = `${language}. Speak clearly.`;
  const model = 'lexiloom-demo-voice';
  const answer = await openai.audio.speech.create({
    model,
    voice,
    input,
    instructions,
    speed,
    response_format: 'mp3',
  });
  return Buffer.from(await answer.arrayBuffer());
}

test('rejects a language without a voice', async () => {
  await expect(speak('ps', 'سلام', 'coral')).rejects.toMatchObject({ status: 400 });
});

test('returns pictures as PNGs and flags harmful text in moderation', async () => {
  const pictures = await openai.images.generate({
    model: 'lexiloom-demo-painter',
    prompt: 'Une pomme rouge',
    quality: 'low',
  });
  const png = Buffer.from(pictures.data?.[0]?.b64_json ?? '', 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const input = ['A day at the market', 'how to make a bomb'];
  const { results } = await openai.moderations.create({
    model: 'lexiloom-demo-moderator',
    input,
  });
  expect(results.map(({ flagged }) => flagged)).toEqual([false, true]);
});

test('sets faults over HTTP and rejects unknown settings', async () => {
  const dev = new URL('/_dev/', emulator.url);
  const post = (body: string) => fetch(new URL('faults', dev), { method: 'POST', body });
  expect((await post('{"failRate":2}')).status).toBe(400);
  expect((await post('not json')).status).toBe(400);
  expect((await post('{"refuse":true}')).status).toBe(204);
  expect((await ask()).refusal).not.toBe('');
  const usage: unknown = await (await fetch(new URL('usage', dev))).json();
  expect(usage).toMatchObject({ text: { calls: 1 } });
  const writer: unknown = await (await fetch(new URL('writer', dev))).json();
  expect(writer).toEqual({ languages: ['en', 'fr'], speech: true });
});

test('records when each call arrived, when its first sentence was sent and when it ended', async () => {
  const address = emulator.url.replace('/v1', '/_dev/calls');
  await fetch(address, { method: 'DELETE' });
  emulator.setFaults({ ttftMs: 40, tokensPerSecond: 400 });
  await ask();
  const [call, ...others] = (await (await fetch(address)).json()) as LoggedCall[];
  expect(others).toEqual([]);
  expect(call).toMatchObject({ part: 'text', whole: true });
  const { arrivedAt = 0, headersAt = 0, firstSentenceAt = 0, endedAt = 0 } = call ?? {};
  expect(headersAt - arrivedAt).toBeGreaterThan(35);
  expect(firstSentenceAt).toBeGreaterThan(headersAt);
  expect(endedAt).toBeGreaterThan(firstSentenceAt);
  expect(call?.completionTokens).toBe(emulator.usage().text?.completionTokens);
});

const chat = (more: Record<string, unknown>) =>
  openai.chat.completions.create({
    ...question(),
    ...more,
  } as never) as Promise<OpenAI.ChatCompletion>;
const thinker = { model: 'lexiloom-demo-thinker' };

test.each([
  ['an unknown parameter', { best_of: 2 }, 400, 'unknown_parameter'],
  ['a missing model', { model: 'gpt-5' }, 404, 'model_not_found'],
  ['a model that is not for chat', { model: 'lexiloom-demo-voice' }, 404, 'model_not_found'],
  [
    'a reasoning effort for a model that cannot reason',
    { reasoning_effort: 'low' },
    400,
    'unsupported_parameter',
  ],
  [
    'a reasoning effort that the model does not support',
    { ...thinker, reasoning_effort: 'xhigh' },
    400,
    'unsupported_value',
  ],
  [
    'a temperature for a reasoning model',
    { ...thinker, temperature: 0.2 },
    400,
    'unsupported_value',
  ],
  [
    'max_tokens for a reasoning model',
    { ...thinker, max_tokens: 20 },
    400,
    'unsupported_parameter',
  ],
  [
    'stream_options without a stream',
    { stream_options: { include_usage: true } },
    400,
    'invalid_parameter',
  ],
  ['an unknown role', { messages: [{ role: 'tutor', content: 'x' }] }, 400, 'invalid_type'],
  [
    'audio from a model without a voice',
    { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'mp3' } },
    400,
    'invalid_value',
  ],
  [
    'streamed MP3 audio',
    {
      model: 'lexiloom-demo-reader',
      stream: true,
      modalities: ['text', 'audio'],
      audio: { voice: 'alloy', format: 'mp3' },
    },
    400,
    'unsupported_value',
  ],
])('rejects a chat request with %s', async (_, more, status, code) => {
  await expect(chat(more)).rejects.toMatchObject({ status, code });
});

test('rejects a schema outside the strict subset', async () => {
  const open = { ...schema, additionalProperties: true, properties: { a: { type: 'string' } } };
  const format = { type: 'json_schema', json_schema: { name: 'text', strict: true, schema: open } };
  await expect(chat({ response_format: format })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_json_schema',
  });
});

test('sends no data between the headers and the end of the reasoning, and counts the reasoning as tokens', async () => {
  emulator.setFaults({ thinkMs: 60 });
  const reply = await chat(thinker);
  const { completion_tokens: all = 0, completion_tokens_details: details } = reply.usage ?? {};
  expect(details?.reasoning_tokens).toBe(900);
  expect(all).toBeGreaterThan(900);
  const quick = await chat({ ...thinker, reasoning_effort: 'none', temperature: 1 });
  expect(quick.usage?.completion_tokens_details?.reasoning_tokens).toBe(0);
  const cut = await chat({ ...thinker, max_completion_tokens: 400 });
  expect(cut.choices[0]).toMatchObject({ finish_reason: 'length', message: { content: '' } });
  expect(cut.usage?.completion_tokens).toBe(400);
});

test('sends the same reply in a stream with irregular formatting', async () => {
  emulator.setFaults({ roughStream: true });
  expect(JSON.parse((await ask()).text)).toEqual({ ...sentences, name: 'text' });
});

test('fails a call with the error code, type and headers set by the fault', async () => {
  emulator.setFaults({
    ...{ failRate: 1, status: 429, errorCode: 'credit_balance_exhausted' },
    ...{ errorType: 'insufficient_quota', errorHeaders: { 'x-ratelimit-reset-tokens': '6m0s' } },
  });
  const error = await chat({}).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code: 'credit_balance_exhausted', type: 'insufficient_quota' });
  expect((error as { headers: Headers }).headers.get('x-ratelimit-reset-tokens')).toBe('6m0s');
});

test('returns audio with its transcript, and speaks the words set by a fault', async () => {
  const read = () =>
    openai.chat.completions.create({
      model: 'lexiloom-demo-reader',
      modalities: ['text', 'audio'],
      audio: { voice: 'coral', format: 'mp3' },
      messages: [
        { role: 'system', content: 'Read the text in the language "fr".' },
        { role: 'user', content: '<text>Bonjour.</text>' },
      ],
    });
  const { choices, usage } = await read();
  expect(choices[0]?.message.audio?.transcript).toBe('Bonjour.');
  const sound = Buffer.from(choices[0]?.message.audio?.data ?? '', 'base64');
  expect(sound.length).toBeGreaterThan(2_000);
  expect(usage?.completion_tokens_details?.audio_tokens).toBeGreaterThan(5);
  emulator.setFaults({ says: 'Bien sûr ! Bonjour.' });
  expect((await read()).choices[0]?.message.audio?.transcript).toBe('Bien sûr ! Bonjour.');
});

test('lists the models with their shutdown dates', async () => {
  const list = await openai.models.list();
  expect(list.data.map(({ id }) => id)).toContain('lexiloom-demo-thinker');
  expect(list.data.every((model) => Reflect.get(model, 'shutdown_date') === null)).toBe(true);
});
