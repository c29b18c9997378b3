import { afterAll, beforeAll, expect, it } from 'vitest';
import { Resource } from '#contracts/resources/resource.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { defaultPlanOptions } from '#lessons/plan/lesson-plan.ts';
import { createResourceFixture, type ResourceFixture } from '../testing/resource-fixture.ts';

let world: ResourceFixture;
let id: string;
beforeAll(async () => {
  world = await createResourceFixture();
  id = await world.addLesson({ status: 'final', visibility: 'PUBLIC' });
});
afterAll(() => world.close());

const step = { id: 'activity:gap-fill', minutes: 10 };
const lessonPlan = {
  options: defaultPlanOptions,
  steps: [step, { id: 'own:1', minutes: 5, title: 'Register' }],
};
const route = () => `PUT /v1/resources/${id}/lesson-plan`;
const read = async (token: string) =>
  Resource.parse(await (await world.call(`GET /v1/resources/${id}`, { token })).json());

it('stores the lesson plan and shows it only to the owner', async () => {
  const { token } = world.owner;
  expect((await read(token)).lessonPlan).toBeUndefined();
  expect((await world.call(route(), { token, json: { lessonPlan } })).status).toBe(204);
  expect((await read(token)).lessonPlan).toEqual(lessonPlan);
  expect((await read(world.stranger.token)).lessonPlan).toBeUndefined();
});

it('requires a subscription that includes the planner', async () => {
  const token = await signIn('public', { id: world.owner.id, privilege: ['createResources'] });
  const answer = await world.call(route(), { token, json: { lessonPlan } });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'plan_required' });
});

refusesWrongPerson('PUT /v1/resources/:id/lesson-plan', () => ({
  call: world.call,
  route: route(),
  json: { lessonPlan },
  wrongRoles: ['PUPIL'],
  stranger: () => world.stranger.token,
}));

const withOptions = (more: object) => ({
  lessonPlan: { ...lessonPlan, options: { ...defaultPlanOptions, ...more } },
});
refusesBadInput('PUT /v1/resources/:id/lesson-plan', () => ({
  call: world.call,
  route: route(),
  token: () => world.owner.token,
  bodies: [
    [{}, 'lessonPlan'],
    [withOptions({ minutes: 25 }), 'lessonPlan.options.minutes'],
    [withOptions({ minutes: 61 }), 'lessonPlan.options.minutes'],
    [withOptions({ focus: 'chess' }), 'lessonPlan.options.focus'],
    [{ lessonPlan: { ...lessonPlan, steps: [step, step] } }, 'lessonPlan.steps'],
    [
      { lessonPlan: { ...lessonPlan, steps: [{ ...step, minutes: 0 }] } },
      'lessonPlan.steps.0.minutes',
    ],
  ],
}));
