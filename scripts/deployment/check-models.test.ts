import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoModelNames } from '#emulators/openai/demo-models.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { checkModels } from './check-models.ts';
import { renderConfigs } from './render-configs.ts';
import { drillSettings } from './testing/drill-settings.ts';

const good = drillSettings('postgres://drill:drill@127.0.0.1:9/drill');
const openAi = 'https://eu.api.openai.com/v1';
let emulator: OpenAIEmulator;
beforeAll(async () => {
  emulator = await startOpenAI({ answer: () => '' });
});
afterAll(() => emulator.close());

/** Requests to OpenAI are redirected to the emulator. */
const toEmulator: typeof fetch = (input, init) =>
  fetch(String(input).replace(openAi, emulator.url), init);
const answering =
  (status: number, text: string): typeof fetch =>
  async () =>
    new Response(text, { status });

function check(vars: Record<string, string>, send = toEmulator, more: Record<string, string> = {}) {
  const secrets = { ...good.secrets, ...more };
  const settings = { ...good, secrets, vars: { OPENAI_BASE_URL: openAi, ...vars } };
  return checkModels(settings, renderConfigs(settings), send);
}

test('reports no problem with models that the server has', async () => {
  expect(await check(demoModelNames)).toEqual({ problems: [], warnings: [] });
});

test('rejects a model that OpenAI does not have', async () => {
  expect(await check({ ...demoModelNames, MODEL_TEXT: 'gpt-typo' })).toEqual({
    problems: ['MODEL_TEXT: eu.api.openai.com has no model gpt-typo for this key.'],
    warnings: [],
  });
});

test('only warns about a missing default model, because an admin may have replaced it', async () => {
  const { problems, warnings } = await check({ ...demoModelNames, MODEL_TEXT: '' });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^MODEL_TEXT: .* has no model/)]);
});

test('only warns about a model that another server does not list', async () => {
  const vars = { OPENAI_BASE_URL: 'https://models.school.test/v1', MODEL_TEXT: 'alias' };
  const { problems, warnings } = await check(vars, answering(200, '{"data": [{"id": "other"}]}'));
  expect(problems).toEqual([]);
  expect(warnings[0]).toBe('MODEL_TEXT: models.school.test has no model alias for this key.');
});

test('rejects a key that the server does not accept, naming its setting', async () => {
  const refused = answering(401, '{"error": {"message": "Incorrect API key provided: sk-d****"}}');
  expect((await check(demoModelNames, refused)).problems).toEqual([
    expect.stringMatching(/^OPENAI_API_KEY: eu\.api\.openai\.com refuses it with 401/),
  ]);
  const AI_PROVIDERS = '{"speech":{"baseUrl":"https://voices.school.test/v1","apiKey":"hunter2"}}';
  const { problems } = await check(demoModelNames, refused, { AI_PROVIDERS });
  expect(problems.toSorted()[1]).toMatch(/^The key in AI_PROVIDERS: voices\.school\.test refuses/);
  expect(problems.join()).not.toMatch(/hunter2|sk-/);
});

test.each<[string, typeof fetch, RegExp]>([
  ['that cannot be reached', () => Promise.reject(new Error('ENOTFOUND')), /ENOTFOUND/],
  ['without a model list', answering(404, 'not found'), /answers 404/],
  ['that returns something other than a list', answering(200, '<html>'), /has no list/],
  [
    'that does not allow a restricted key to read the list',
    answering(401, 'Missing scopes: api.model.read'),
    /answers 401/,
  ],
])('only warns about a server %s', async (_, send, words) => {
  const { problems, warnings } = await check(demoModelNames, send);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(words)]);
});

test('sends no request if the settings file has no keys', async () => {
  const settings = { ...good, secrets: {} };
  const { warnings } = await checkModels(settings, renderConfigs(settings), () => {
    throw new Error('asked');
  });
  expect(warnings).toEqual([expect.stringMatching(/^Models not checked/)]);
});
