import { expect, test } from 'vitest';
import { createClassroomFixture } from './testing/classroom-fixture.ts';
import { beginWithFiftyLeft, countedStatuses } from './testing/race-for-places.ts';

const rounds = Number(process.env.ROUNDS ?? 100);

/**
 * `npm run prove -- allowance`: 200 concurrent callers request a pupil account each when 50 places are left,
 * a hundred times (reliability R5). With `PG_URL`, the callers use a real PostgreSQL. `ROUNDS` sets another
 * number of rounds.
 */
test(`${rounds} times: creates exactly 50 pupils from 200 concurrent requests for 50 places`, async () => {
  const world = await createClassroomFixture();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { create, count } = await beginWithFiftyLeft(world);
      const statuses = await Promise.all(Array.from({ length: 200 }, () => create(['Noa Test'])));
      expect(countedStatuses(statuses), `round ${round}`).toEqual({ 201: 50, 409: 150 });
      expect(await count(), `round ${round}`).toEqual({ made: 150, counted: 150 });
    }
  } finally {
    await world.close();
  }
});
