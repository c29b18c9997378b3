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

it('returns the improved topic', async () => {
  const answer = await improve();
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { topic: 'Two friends meet at the market.' },
  ]);
  expect(world.asked).toContain('POST /improve-topic');
});

it('returns 422 with the reason when the model cannot improve the topic', async () => {
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

it('requires a plan with the feature, and does not call the model otherwise', async () => {
  world.asked.length = 0;
  const privilege = allFeatures.filter((feature) => feature !== 'improvePrompt');
  const answer = await improve(await signIn('public', { id: world.owner.id, privilege }));
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'plan_required']);
  expect(world.asked).toEqual([]);
});
