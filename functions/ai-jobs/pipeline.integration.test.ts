import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { Pictures, Resource, Speech, WritingEvent } from '#contracts/resources/resource.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, resourceParts, resources } from '#db/schema/resources.ts';
import { chunkWords, curatedWords } from '#db/schema/words.ts';
import { thinkingModelNames } from '#emulators/openai/demo-models.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { rejoins } from '#language/text/parse-text.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';
import {
  startTestWorkers,
  type TestWorkers,
  testSecrets,
} from '#scripts/testing/start-test-workers.ts';

/**
 * Simulates reasoning of 5 to 60 s, a hundred times faster. The stream is divided as a proxy would divide it.
 */
const thinking = { thinkMs: 250, roughStream: true };

let workers: TestWorkers;
let token: string;
let teacher: string;
beforeAll(async () => {
  workers = await startTestWorkers({ models: thinkingModelNames, pace: thinking });
  teacher = await insertTeacher(workers.db, { plan: 'DEPARTMENT' });
  token = await signAccessToken(
    testSecrets.SESSION_SECRET,
    {
      id: teacher,
      name: 'A Teacher',
      role: 'public',
      country: 'GBR',
      accessType: 'DEFAULT',
      privilege: [...allFeatures],
    },
    'session',
  );
});
afterAll(() => workers.close());

const call = (method: string, path: string, json?: unknown) =>
  fetch(`${workers.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });

/** The question types that the demo writer generates. The two generated activities need a real model. */
const tenTypes = questionTypes.filter(
  (type) => type !== 'syllables' && type !== 'deliberateErrors',
);

const draft = Draft.parse({
  title: 'Au marché',
  topic: 'Shopping at the market',
  from: 'en',
  to: 'fr',
  audience: 'A2.1',
  count: 100,
  textType: 'dialogue2',
  parts: tenTypes,
});

async function create(more: Partial<Draft> = {}): Promise<string> {
  const answer = await call('POST', '/v1/resources', { draft: { ...draft, ...more } });
  expect(answer.status).toBe(201);
  return Resource.parse(await answer.json()).id;
}

async function generate(id: string): Promise<WritingEvent[]> {
  const answer = await call('POST', `/v1/resources/${id}/generate`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => WritingEvent.parse(JSON.parse(line)));
}

const sentencesIn = (events: WritingEvent[]) =>
  events.flatMap((event) => (event.type === 'sentence' ? [event.id] : []));

const read = async (id: string) =>
  Resource.parse(await (await call('GET', `/v1/resources/${id}`)).json());

/** Waits until no part is in progress. The duration depends on the queue, not on this test. */
async function settled(id: string, within = 40_000): Promise<Resource> {
  for (const end = Date.now() + within; ; ) {
    const resource = await read(id);
    const open = resource.parts.filter(({ status }) => status === 'queued' || status === 'running');
    if (open.length === 0) return resource;
    if (Date.now() > end) {
      throw new Error(
        `still open: ${open.map(({ part, status }) => `${part} ${status}`).join(', ')}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

const sweep = () => workers.harness.getWorker('lexiloom-ai-jobs').scheduled({ cron: '7 * * * *' });

describe('resource generation', { timeout: 90_000 }, () => {
  it('generates every part and records the tokens that the server counted', async () => {
    workers.openai.clearUsage();
    // One part reasons in real time for longer than the stall timeout, which applies only after a reply has
    // started (15 s).
    workers.openai.setFaults({ only: 'statement', times: 1, thinkMs: 16_000 });
    const id = await create();
    const events = await generate(id);
    expect(events.at(-1)).toMatchObject({ type: 'done', title: 'Au marché' });
    expect(sentencesIn(events).length).toBeGreaterThan(4);

    const resource = await settled(id);
    const standing = Object.fromEntries(resource.parts.map(({ part, status }) => [part, status]));
    const wanted = ['text', 'words', 'speech', 'pictures', ...tenTypes];
    expect(Object.keys(standing).sort()).toEqual([...wanted].sort());
    expect(resource.status).toBe('review');
    const unready = resource.parts.filter(({ status }) => status !== 'ready');
    expect(unready.map(({ part, problem }) => [part, problem])).toEqual([]);

    for (const { target, native, chunks } of resource.text.sentences) {
      expect(rejoins(target) && rejoins(native)).toBe(true);
      expect(chunks.length).toBeGreaterThan(0);
      expect(target.tokens.filter(({ isWord }) => isWord).every(({ pos }) => pos)).toBe(true);
    }
    const content = (part: string) => resource.parts.find((one) => one.part === part)?.content;
    const speech = Speech.parse(content('speech'));
    for (const sentence of resource.text.sentences) {
      const clip = speech.clips[sentence.id];
      expect(clip?.ms).toBeGreaterThan(200);
      const file = await fetch(`${workers.url}/api/v1/media/${clip?.key}`, {
        headers: { range: 'bytes=0-3' },
      });
      expect(file.status).toBe(206);
    }
    expect(Object.keys(Pictures.parse(content('pictures'))).length).toBeGreaterThanOrEqual(0);
    const speakers = new Set(
      resource.text.sentences.map(({ speaker = '' }) => resource.voices[speaker]),
    );
    expect(speakers.size).toBe(2);

    const calls = await workers.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    const told = Object.values(workers.openai.usage());
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    expect(sum(calls.map(({ promptTokens }) => promptTokens))).toBe(
      sum(told.map(({ promptTokens }) => promptTokens)),
    );
    expect(sum(calls.map(({ completionTokens }) => completionTokens))).toBe(
      sum(told.map(({ completionTokens }) => completionTokens)),
    );
    const [spend] = await workers.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
    expect(spend?.reservedMicros).toBe(0);
    expect(spend?.spentMicros).toBe(sum(calls.map(({ costMicros }) => costMicros)));
  });

  it('stores the teacher’s text word for word and generates its parts', async () => {
    const lines = ['Léa : Le samedi, je vais au marché. Et toi ?', 'M. Roy : Moi aussi !'];
    const id = await create({
      title: 'À nous',
      topic: '',
      given: { target: lines.join('\n') },
      parts: ['phrase', 'vocab', 'openEndedRes'],
      audio: 'none',
    });
    const events = await generate(id);
    expect(events.at(-1)).toMatchObject({ type: 'done', title: 'À nous' });
    const resource = await settled(id);
    expect(resource.text.sentences.map(({ speaker, target }) => [speaker, target.text])).toEqual([
      ['Léa', 'Le samedi, je vais au marché.'],
      ['Léa', 'Et toi\u00a0?'],
      ['M. Roy', 'Moi aussi\u00a0!'],
    ]);
    for (const { target, native } of resource.text.sentences) {
      expect(rejoins(target) && rejoins(native)).toBe(true);
      expect(native.text).not.toBe('');
    }
    expect(resource.text.sentences[1]?.native.text).toMatch(/^\[demo\] /);
    expect(resource.parts.find(({ part }) => part === 'words')?.status).toBe('ready');
  });

  it('uses no tokens for the text if both sides are provided', async () => {
    const given = { target: 'Il pleut. Prends ça !', native: 'It is raining. Take this!' };
    const id = await create({ textType: 'text', given, parts: [], audio: 'none', title: 'Pluie' });
    expect((await generate(id)).at(-1)).toMatchObject({ type: 'done', words: 4 });
    const calls = await workers.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    const texts = calls.filter(({ part }) => part === 'text');
    expect(
      texts.map(({ completionTokens, promptTokens }) => completionTokens + promptTokens),
    ).toEqual(texts.map(() => 0));
  });

  it('replays a text from the database and streams it to a second reader', async () => {
    workers.openai.setFaults({ ttftMs: 50, tokensPerSecond: 150, only: 'text' });
    const id = await create({ parts: [], audio: 'none', title: 'Suivre' });
    const [first, second] = await Promise.all([generate(id), generate(id)]);
    workers.openai.setFaults({});
    expect(sentencesIn(first)).toEqual(sentencesIn(second));
    expect(sentencesIn(await generate(id))).toEqual(sentencesIn(first));
    const texts = await workers.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    expect(
      texts.filter(({ part, completionTokens }) => part === 'text' && completionTokens > 0),
    ).toHaveLength(1);
  });

  it('applies curated chunks and accepted word corrections', async () => {
    const phrase = { language: 'fr', phrase: 'va au marché', phraseKey: 'va au marché', head: 'v' };
    await workers.db.insert(chunkWords).values({ id: 'w1', ...phrase, rule: 'together' });
    const word = {
      language: 'fr',
      nativeLanguage: 'en',
      word: 'mère',
      form: 'mère',
      sentence: 's',
    };
    await workers.db
      .insert(curatedWords)
      .values({ id: 'c1', ...word, was: { lemma: 'mère' }, gloss: 'mum' });
    const id = await create({
      ...{ parts: ['chunk'], audio: 'none', count: 50, textType: 'text', title: 'Le marché' },
      topic: 'A morning at the market with friends',
    });
    await generate(id);
    const resource = await settled(id);
    const [first] = resource.text.sentences;
    expect(first?.target.text).toBe('Le samedi, Nina va au marché avec sa mère.');
    expect(first?.chunks).toHaveLength(3);
    expect(first?.target.tokens.find(({ text }) => text === 'mère')).toMatchObject({
      ...{ pos: 'noun', lemma: 'mère', gloss: 'mum' },
    });
    expect(resource.parts.every(({ status }) => status === 'ready')).toBe(true);
  });

  it('resumes after the last stored sentence when the Worker dies mid-text', async () => {
    workers.openai.setFaults({ tokensPerSecond: 60, only: 'text' });
    const id = await create({ parts: ['phrase'], audio: 'none', title: 'Coupé' });
    const leaving = new AbortController();
    const stream = await fetch(`${workers.url}/api/v1/resources/${id}/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    const reader = stream.body?.getReader();
    let seen = '';
    while (seen.split('"sentence"').length < 3) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      seen += new TextDecoder().decode(value);
    }
    leaving.abort();
    await workers.restart();
    workers.openai.setFaults({});
    const stored = (await read(id)).text.sentences.map((sentence) => sentence.id);
    expect(stored.length).toBeGreaterThan(0);

    await workers.db.execute(
      sql`update resource_parts set leased_until = now() - interval '1 second' where resource_id = ${id} and status = 'running'`,
    );
    await sweep();
    const [row] = await waitForStatus(id, 'review');
    expect(row?.text.sentences.slice(0, stored.length).map((sentence) => sentence.id)).toEqual(
      stored,
    );
    const resource = await settled(id);
    expect(resource.parts.map(({ part, status }) => [part, status]).sort()).toEqual([
      ['phrase', 'ready'],
      ['text', 'ready'],
      ['words', 'ready'],
    ]);
  });
});

describe('leaving while a text is being written', () => {
  it('hands the text over to the queue and records the call’s usage', async () => {
    // At this speed, 100 words take some 40 seconds. This is longer than the runtime continues after the
    // reader has left.
    workers.openai.setFaults({ tokensPerSecond: 8, only: 'text' });
    const id = await create({ parts: ['phrase'], audio: 'none', title: 'Parti' });
    const leaving = new AbortController();
    const stream = await fetch(`${workers.url}/api/v1/resources/${id}/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    await stream.body?.getReader().read();
    leaving.abort();
    workers.openai.setFaults({});
    await waitForStatus(id, 'review');
    const calls = await workers.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    const [stopped] = calls.filter(({ outcome }) => outcome === 'stopped');
    expect(stopped?.part).toBe('text');
    expect(stopped?.completionTokens).toBeGreaterThan(0);
  });
});

async function waitForStatus(id: string, status: string) {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const found = await workers.db.select().from(resources).where(eq(resources.id, id));
    if (found[0]?.status === status) return found;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const parts = await workers.db
    .select()
    .from(resourceParts)
    .where(eq(resourceParts.resourceId, id));
  throw new Error(
    `not ${status}: ${JSON.stringify(parts.map(({ part, status: at }) => [part, at]))}`,
  );
}
