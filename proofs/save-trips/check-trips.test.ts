import { expect, test } from 'vitest';
import { acceptedTrips } from './accepted-trips.ts';
import { tripProblems, tripsOfChanges } from './check-trips.ts';

const accepted = new Map(Object.entries(acceptedTrips).map(([route, [trips]]) => [route, trips]));

test('uses the most common number of round trips per change, without reads and test routes', () => {
  const calls = [
    ...[2, 2, 1, 5].map((trips) => ({ route: 'POST /v1/homeworks', trips })),
    // One and two trips are equally frequent, so the larger number counts.
    ...[1, 2].map((trips) => ({ route: 'PATCH /v1/me', trips })),
    { route: 'GET /v1/me', trips: 3 },
    { route: 'POST /things', trips: 4 },
  ];
  expect([...tripsOfChanges(calls)]).toEqual([
    ['POST /v1/homeworks', 2],
    ['PATCH /v1/me', 2],
  ]);
});

test('reports a change with one trip too many, a change that needs fewer trips and an untested change', () => {
  expect(tripProblems(accepted)).toEqual([]);
  expect(tripProblems(new Map([...accepted, ['PATCH /v1/me', 1]]))).toEqual([]);
  expect(tripProblems(new Map([...accepted, ['PATCH /v1/me', 2]]))).toEqual([
    expect.stringContaining('PATCH /v1/me makes 2'),
  ]);
  expect(tripProblems(new Map([...accepted, ['POST /login', 1]]))).toEqual([
    expect.stringContaining('by now'),
  ]);
  // A single call with that many trips is enough to keep the entry.
  expect(tripProblems(new Map([...accepted, ['POST /login', 1]]), accepted)).toEqual([]);
  const { size } = accepted;
  expect(tripProblems(new Map([...accepted].slice(0, size - 1)))).toEqual([
    expect.stringContaining('no test of it succeeded'),
  ]);
});
