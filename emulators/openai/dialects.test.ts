import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DialectName, dialects } from './dialects.ts';
import { type OpenAIEmulator, startOpenAI } from './start-openai.ts';

const servers = new Map<DialectName, OpenAIEmulator>();
const names = Object.keys(dialects) as DialectName[];
beforeAll(async () => {
  for (const dialect of names) {
    servers.set(dialect, await startOpenAI({ dialect, answer: () => ({ v: 1 }) }));
  }
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});

const schema = { type: 'object', properties: {}, required: [], additionalProperties: false };
const json = { type: 'json_schema', json_schema: { name: 'vocab', strict: true, schema } };

async function chat(dialect: DialectName, more: object = {}) {
  const { models } = dialects[dialect];
  const model = typeof models === 'string' ? 'lexiloom-demo' : models[0];
  const messages = [{ role: 'user', content: 'Write.' }];
  const answer = await fetch(`${servers.get(dialect)?.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model, messages, max_tokens: 400, ...more }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('servers with other dialects of OpenAI’s protocol', () => {
  it.each(names.filter((name) => name !== 'openai'))(
    '%s supports only chat and model requests',
    async (name) => {
      const url = servers.get(name)?.url;
      for (const path of ['moderations', 'images/generations', 'audio/speech']) {
        expect((await fetch(`${url}/${path}`, { method: 'POST', body: '{}' })).status).toBe(404);
      }
      const list = (await (await fetch(`${url}/models`)).json()) as { data: unknown[] };
      expect(list.data.length).toBeGreaterThan(0);
    },
  );

  it('llamacpp returns errors while loading, accepts any model name, always reports usage and supports no grammar', async () => {
    const first = await chat('llamacpp', { model: 'x' });
    expect(first).toMatchObject({ status: 503, text: expect.stringContaining('Loading model') });
    expect((await chat('llamacpp')).status).toBe(503);
    const stream = await chat('llamacpp', { model: 'x', stream: true });
    expect(stream.text).toContain('"reasoning_content":');
    expect(stream.text).toContain('"total_tokens"');
    const refused = await chat('llamacpp', { response_format: json });
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 400 } });
    const long = [{ role: 'user', content: 'word '.repeat(20_000) }];
    expect(JSON.parse((await chat('llamacpp', { messages: long })).text)).toMatchObject({
      error: { type: 'exceed_context_size_error', n_ctx: 16_384 },
    });
  });

  it('ollama reads only max_tokens and reports no usage', async () => {
    const endless = await chat('ollama', { max_tokens: undefined, max_completion_tokens: 20 });
    expect(endless.text.length).toBeGreaterThan(200_000);
    const { usage, choices } = JSON.parse((await chat('ollama')).text);
    expect(usage).toBeUndefined();
    expect(choices[0]).toMatchObject({ finish_reason: 'load', message: { content: '{"v":1}' } });
    expect(choices[0].message.reasoning).toContain('think');
    expect(await chat('ollama', { model: 'gpt-5' })).toMatchObject({ status: 404 });
  });

  it('vllm returns reasoning inside the content and rejects a token limit beyond its context', async () => {
    const { choices } = JSON.parse((await chat('vllm')).text);
    expect(choices[0].message.content).toMatch(/^<think>\n.*<\/think>\n\n\{"v":1\}$/s);
    const cut = JSON.parse((await chat('vllm', { max_tokens: 50 })).text);
    expect(cut.choices[0].finish_reason).toBe('length');
    const refused = await chat('vllm', { max_tokens: 9_000 });
    expect(JSON.parse(refused.text)).toMatchObject({
      ...{ object: 'error', code: 400 },
      message: expect.stringContaining('maximum context length is 8192'),
    });
  });

  it('localai rejects a schema with 500 and stream usage with 422', async () => {
    expect((await chat('localai', { response_format: json })).status).toBe(500);
    expect((await chat('localai', { response_format: { type: 'json_object' } })).status).toBe(200);
    const asked = { stream: true, stream_options: { include_usage: true } };
    expect((await chat('localai', asked)).status).toBe(422);
  });

  it('openrouter sends comments while it waits', async () => {
    expect((await chat('openrouter', { stream: true })).text).toMatch(/^: PROCESSING\n/);
  });

  it('small-context silently cuts off the beginning of a long prompt', async () => {
    const messages = [{ role: 'user', content: `Beginning ${'word '.repeat(8_000)}` }];
    expect((await chat('small-context', { messages })).status).toBe(200);
  });

  it('single handles one request at a time', async () => {
    servers.get('single')?.setFaults({ ttftMs: 60 });
    const began = performance.now();
    await Promise.all([chat('single'), chat('single'), chat('single')]);
    servers.get('single')?.setFaults({});
    expect(performance.now() - began).toBeGreaterThan(175);
  });

  it.each([
    ['a second system message', ['system', 'system', 'user']],
    ['two user messages in a row', ['system', 'user', 'user']],
  ])('strict-template returns 500 for %s', async (_, roles) => {
    const messages = roles.map((role) => ({ role, content: 'x' }));
    expect((await chat('strict-template', { messages })).status).toBe(500);
  });
});
