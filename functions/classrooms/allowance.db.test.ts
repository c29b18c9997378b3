import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClassroomFixture, createClassroomFixture } from './testing/classroom-fixture.ts';
import { beginWithFiftyLeft, countedStatuses } from './testing/race-for-places.ts';

let world: ClassroomFixture;
beforeAll(async () => {
  world = await createClassroomFixture();
});
afterAll(() => world.close());

/** A second in quiet, and half a minute on a busy machine. */
const patiently = { timeout: 120_000 };

test('200 creations at the same moment and 50 places: exactly 50 pupils', patiently, async () => {
  const { create, count } = await beginWithFiftyLeft(world);
  const statuses = await Promise.all(Array.from({ length: 200 }, () => create(['Noa Test'])));
  expect(countedStatuses(statuses)).toEqual({ 201: 50, 409: 150 });
  expect(await count()).toEqual({ made: 150, counted: 150 });
});

test('lists of names at the same moment are made whole or not at all', patiently, async () => {
  const { create, count } = await beginWithFiftyLeft(world);
  const eight = Array<string>(8).fill('Noa Test');
  const statuses = await Promise.all(Array.from({ length: 12 }, () => create(eight)));
  expect(countedStatuses(statuses)).toEqual({ 201: 6, 409: 6 });
  expect(await count()).toEqual({ made: 148, counted: 148 });
});
