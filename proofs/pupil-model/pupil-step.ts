import * as fc from 'fast-check';

/** The index of an open tab, modulo the number of open tabs. */
const tab = fc.nat(1);
const hour = 3_600_000;
const share = fc.nat(50).map((percent) => percent / 100);
const is = <Name extends string>(name: Name) => ({ do: fc.constant(name) });

/** An action of a pupil, the device or the network. */
const doing = fc.oneof(
  { weight: 20, arbitrary: fc.record({ ...is('type'), tab }) },
  { weight: 11, arbitrary: fc.record({ ...is('wait'), milliseconds: fc.nat(1500) }) },
  { weight: 4, arbitrary: fc.record({ ...is('wait'), milliseconds: fc.nat(60_000) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      ...is('hand in'),
      tab,
      everyTab: fc.boolean(),
      /** For each tab, true if the button is clicked twice. */
      twice: fc.tuple(fc.boolean(), fc.boolean()),
    }),
  },
  { weight: 5, arbitrary: fc.record({ ...is('reload'), tab, leaves: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record(is('open or close a tab')) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...is('have a bad connection'),
      network: fc.record({
        lost: share,
        answerLost: share,
        slowest: fc.constantFrom(200, 5000),
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record(is('have no connection')) },
  { weight: 5, arbitrary: fc.record({ ...is('sleep'), milliseconds: fc.nat(10 * hour) }) },
  { weight: 2, arbitrary: fc.record(is('go on at the other device')) },
);

/**
 * `luck` determines what happens to each call during the step. Each step has its own value, so that omitting
 * a step does not change the others.
 */
export const pupilStep = fc
  .tuple(doing, fc.noShrink(fc.nat()))
  .map(([step, luck]) => ({ ...step, luck }));
export type PupilStep = typeof pupilStep extends fc.Arbitrary<infer T> ? T : never;
