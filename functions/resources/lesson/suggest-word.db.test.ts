import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnSuggestions } from '#contracts/admin/chunk-word.ts';
import { wordSuggestions } from '#db/schema/resources.ts';
import { rateSubject, rates } from '#functions/http/limit-rate.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { createResourceFixture, type ResourceFixture } from '../testing/resource-fixture.ts';
import { ownSuggestionsQuery } from './list-own-suggestions.ts';

let world: ResourceFixture;
let id: string;
beforeAll(async () => {
  world = await createResourceFixture();
  id = await world.addLesson({ status: 'final', visibility: 'PUBLIC' });
});
afterAll(() => world.close());

const route = 'POST /v1/dictionary/suggestions';
const word = () => ({ resourceId: id, sentenceId: 's1', side: 'target', tokenId: 's1.t2' });
const send = (token: string, json: unknown) => world.call(route, { token, json });
const rowsOf = (userId: string) =>
  world.test.db.select().from(wordSuggestions).where(eq(wordSuggestions.userId, userId));

test('stores a teacher’s correction of a word in another teacher’s lesson', async () => {
  const { id: userId, token } = world.stranger;
  const first = await send(token, { ...word(), gloss: 'tomcat', pos: 'noun' });
  expect(first.status).toBe(204);
  const [row] = await rowsOf(userId);
  expect(row).toMatchObject({
    resourceId: id,
    language: 'fr',
    nativeLanguage: 'en',
    form: 'chat',
    sentence: expect.stringContaining('chat'),
    pos: 'noun',
    gloss: 'tomcat',
    lemma: null,
    status: 'open',
  });
});

test('reopens a suggestion when the teacher changes it, and keeps the fields that are not sent', async () => {
  const { id: userId, token } = world.stranger;
  await world.test.db.update(wordSuggestions).set({ status: 'refused', decidedAt: sql`now()` });
  await send(token, { ...word(), gloss: 'male cat' });
  expect(await rowsOf(userId)).toMatchObject([
    { pos: 'noun', gloss: 'male cat', status: 'open', decidedAt: null },
  ]);
});

test('also stores the owner’s own corrections as suggestions', async () => {
  const { id: userId, token } = world.owner;
  const json = {
    sentenceId: 's1',
    side: 'target',
    tokens: [
      { id: 's1.t2', gloss: 'puss' },
      { id: 's1.t0', reading: '' },
    ],
  };
  const answer = await world.call(`PUT /v1/resources/${id}/words`, { token, json });
  expect(answer.status).toBe(204);
  expect(await rowsOf(userId)).toMatchObject([{ form: 'chat', gloss: 'puss', status: 'open' }]);
});

test('returns 404 for an unknown word and for a private lesson', async () => {
  const { token } = world.stranger;
  expect((await send(token, { ...word(), tokenId: 's1.t99', gloss: 'x' })).status).toBe(404);
  const hidden = await world.addLesson({ visibility: 'PRIVATE' });
  const answer = await send(token, { ...word(), resourceId: hidden, gloss: 'x' });
  expect(answer.status).toBe(404);
});

test('returns 429 above the rate limit', async () => {
  const { id: userId, token } = world.stranger;
  await world.test.db.execute(sql`
    insert into attempts (subject, window_starts_at, count)
    values (${rateSubject('suggestion', userId)}, now(), ${rates.suggestion.allowed})
    on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
  expect((await send(token, { ...word(), gloss: 'x' })).status).toBe(429);
});

refusesBadInput('suggesting a word', () => ({
  call: world.call,
  route,
  token: () => world.owner.token,
  bodies: [
    [word(), 'gloss'],
    [{ ...word(), gloss: ' '.repeat(201) }, 'gloss'],
    [{ ...word(), pos: 'thing' }, 'pos'],
    [{ ...word(), side: 'left', gloss: 'x' }, 'side'],
    [{ ...word(), resourceId: undefined, gloss: 'x' }, 'resourceId'],
  ],
}));

refusesWrongPerson('suggesting a word', () => ({
  call: world.call,
  route,
  json: { ...word(), gloss: 'x' },
  wrongRoles: ['PUPIL'],
}));

test('shows teachers only the state of their own corrections', async () => {
  const { id: userId, token } = world.owner;
  const own = async () =>
    (
      await world.call('GET /v1/dictionary/suggestions', { token })
    ).json() as Promise<OwnSuggestions>;
  expect(await own()).toMatchObject({ total: 1, suggestions: [{ form: 'chat', state: 'open' }] });
  await world.test.db.execute(sql`
    update word_suggestions set status = 'refused' where user_id = ${userId}`);
  expect((await own()).suggestions).toMatchObject([{ state: 'refused', to: { gloss: 'puss' } }]);
  await world.test.db.execute(sql`
    insert into curated_words (id, language, native_language, word, form, sentence, was)
    select change_key, language, native_language, word, form, sentence, was from word_suggestions
    where user_id = ${userId}`);
  expect((await own()).suggestions).toMatchObject([{ state: 'accepted' }]);
  const plan = await world.test.db.execute(sql`explain ${ownSuggestionsQuery(userId)}`);
  expect(JSON.stringify(plan.rows)).toContain('word_suggestions_own');
});

refusesWrongPerson('reading own suggestions', () => ({
  call: world.call,
  route: 'GET /v1/dictionary/suggestions',
  wrongRoles: ['PUPIL'],
}));
