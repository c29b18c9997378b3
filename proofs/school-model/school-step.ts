import * as fc from 'fast-check';

/** An index into the items that exist at that step, modulo their number. */
const which = fc.nat(40);
const few = fc.array(which, { minLength: 1, maxLength: 3 });
const none = fc.constant<number[]>([]);

const is = <Name extends string>(name: Name) => ({ do: fc.constant(name) });

/**
 * An action of a teacher or a pupil. Its people and things are chosen when the step runs, from those that
 * exist then.
 */
export const schoolStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...is('make a class') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...is('add pupils'),
      room: which,
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...is('join'), room: which, pupils: few }) },
  { weight: 3, arbitrary: fc.record({ ...is('leave'), room: which, pupil: which }) },
  {
    weight: 3,
    arbitrary: fc.record({ ...is('move'), room: which, to: fc.option(which), pupils: few }),
  },
  { weight: 1, arbitrary: fc.record({ ...is('archive'), room: which, archived: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ ...is('remove an account'), pupil: which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...is('set homework'),
      rooms: fc.oneof({ weight: 3, arbitrary: few }, none),
      pupils: fc.oneof({ weight: 1, arbitrary: few }, { weight: 2, arbitrary: none }),
      attempts: fc.constantFrom(1, 2, null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...is('set it for more'),
      homework: which,
      rooms: fc.oneof(few, none),
      pupils: fc.oneof(few, none),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...is('take it from a class'), homework: which, room: which }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...is('take it from a pupil'), homework: which, pupil: which }),
  },
  { weight: 1, arbitrary: fc.record({ ...is('take it back'), homework: which }) },
  {
    weight: 3,
    arbitrary: fc.record({ ...is('type'), homework: which, pupil: which, task: fc.nat(1) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      ...is('hand in'),
      homework: which,
      pupil: which,
      task: fc.nat(1),
      knows: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
);

export type SchoolStep = typeof schoolStep extends fc.Arbitrary<infer T> ? T : never;
