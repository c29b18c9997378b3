/** What was seen at one step, by name: statuses, kinds and yes or no; never a time or an id. */
export type Observations = Record<string, string>;

/** A step that could not be tried, and why: neither as it should be nor otherwise. */
export class Skipped {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/**
 * What the stand-ins show, step by step. `npm run smoke` prints where a running environment shows something
 * else; the proof runs it against the local environment, where there must be no difference.
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

/** What a deployed environment shows instead, where that is as it should be. */
const deployedObservations: Partial<Record<StepName, Observations>> = {
  clip: { 'the second time': 'from a cache' },
};

/** Something that was seen otherwise than with the stand-ins, or not at all. */
export interface Difference {
  /** The line to print for it. */
  line: string;
  /** A deployed environment differs here as it should. */
  isExpected: boolean;
}

/** What differs at a step. */
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
