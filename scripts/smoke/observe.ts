/** The observations of one step, by name: a status, a type, or yes or no, but never a time or an id. */
export type Observations = Record<string, string>;

/** A step that could not be run, with the reason. It counts as neither a pass nor a difference. */
export class Skipped {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/**
 * The observations on the stand-ins, step by step. `npm run smoke` prints how a running environment differs
 * from them. The proof runs the same steps on the local environment, which must have no differences.
 */
export const standInObservations = {
  site: {
    page: '200 text/html',
    policy: 'yes',
    'a file with a hash': '200 immutable',
    'a missing file': '404 no-store',
  },
  lesson: {
    stream: 'sentences, then done',
    text: 'ready',
    questions: 'ready',
    speech: 'ready',
    pictures: 'ready',
  },
  clip: {
    whole: '200 audio/mpeg',
    'four bytes': '206 4',
    'beyond its end': '416',
    unchanged: '304',
    'the second time': 'not from a cache',
  },
  picture: { kind: 'a file or an emoji' },
  mail: { answer: '202' },
  purchase: { page: 'opened', plan: 'arrived', 'renewal ended': '204' },
} as const satisfies Record<string, Observations>;

export type StepName = keyof typeof standInObservations;

/** The differences that are expected in a deployed environment. */
const deployedObservations: Partial<Record<StepName, Observations>> = {
  clip: { 'the second time': 'from a cache' },
};

/** An observation that is missing or differs from the stand-ins. */
export interface Difference {
  /** The line that describes the difference. */
  line: string;
  /** True if the difference is expected in a deployed environment. */
  isExpected: boolean;
}

/** The differences found in a step. */
export function differences(step: StepName, seen: Observations): Difference[] {
  const expected: Observations = standInObservations[step];
  const names = new Set([...Object.keys(expected), ...Object.keys(seen)]);
  return [...names].flatMap((name) => {
    const [here, there] = [expected[name] ?? 'nothing', seen[name] ?? 'nothing'];
    if (here === there) return [];
    const isExpected = deployedObservations[step]?.[name] === there;
    const note = isExpected ? ' (as expected of a deployed site)' : '';
    return [{ line: `${step}, ${name}: ${there}; the stand-ins: ${here}${note}`, isExpected }];
  });
}
