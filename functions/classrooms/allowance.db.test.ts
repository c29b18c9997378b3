import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClassroomFixture, createClassroomFixture } from './testing/classroom-fixture.ts';
import { beginWithFiftyLeft, countedStatuses } from './testing/race-for-places.ts';

let world: ClassroomFixture;
beforeAll(async () => {
  world = await createClassroomFixture();
});
afterAll(() => world.close());

/** These tests take one second on an idle machine, but up to 30 seconds on a busy machine. */
const patiently = { timeout: 120_000 };

test('creates exactly 50 pupils from 200 concurrent requests', patiently, async () => {
  const { create, count } = await beginWithFiftyLeft(world);
  const statuses = await Promise.all(Array.from({ length: 200 }, () => create(['Noa Test'])));
  expect(countedStatuses(statuses)).toEqual({ 201: 50, 409: 150 });
  expect(await count()).toEqual({ made: 150, counted: 150 });
});

test('creates either all or none of the pupils of each concurrent list', patiently, async () => {
  const { create, count } = await beginWithFiftyLeft(world);
  const eight = Array<string>(8).fill('Noa Test');
  const statuses = await Promise.all(Array.from({ length: 12 }, () => create(eight)));
  expect(countedStatuses(statuses)).toEqual({ 201: 6, 409: 6 });
  expect(await count()).toEqual({ made: 148, counted: 148 });
});
