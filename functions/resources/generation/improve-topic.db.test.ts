import { afterAll, beforeAll, expect, it } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createResourceFixture, type ResourceFixture } from '../testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());

const improve = (token = world.owner.token) =>
  world.call('POST /v1/resources/improve-topic', { token, json: { topic: ' the market ' } });

it('a topic is said more clearly', async () => {
  const answer = await improve();
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { topic: 'Two friends meet at the market.' },
  ]);
  expect(world.asked).toContain('POST /improve-topic');
});

it('a topic that the model could not improve is 422 with the reason', async () => {
  world.improved = {
    kind: 'problem',
    code: 'moderated',
    message: 'This does not fit a classroom.',
  };
  const answer = await improve();
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    'This does not fit a classroom.',
  ]);
});

it('it wants a plan with it, and the model is not asked otherwise', async () => {
  world.asked.length = 0;
  const privilege = allFeatures.filter((feature) => feature !== 'improvePrompt');
  const answer = await improve(await signIn('public', { id: world.owner.id, privilege }));
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'plan_required']);
  expect(world.asked).toEqual([]);
});
