import type { Parameters } from 'fast-check';

/** How often a model is run, and from where: the same seed is the same commands. */
export interface ModelRuns {
  seed: number;
  runs: number;
  /** The `path` and `replayPath` that a failure printed: repeats its shortest commands alone. */
  path?: string | undefined;
  replayPath?: string | undefined;
}

/** `RUNS` makes fewer; `SEED`, with `FAILED_AT` (the path) and `REPLAY`, repeats what failed. */
export const runsWanted = (env = process.env): ModelRuns => ({
  seed: Number(env.SEED ?? Math.floor(Math.random() * 1_000_000_000)),
  runs: Number(env.RUNS ?? 1000),
  path: env.FAILED_AT,
  replayPath: env.REPLAY,
});

export const checkParameters = ({ seed, runs, path }: ModelRuns): Parameters<unknown> => ({
  ...{ seed, numRuns: runs },
  ...(path !== undefined && { path, endOnFailure: true }),
});
