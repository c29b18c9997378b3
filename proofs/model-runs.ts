import type { Parameters } from 'fast-check';

/** How many times a model is run, and the seed to start from. The same seed gives the same commands. */
export interface ModelRuns {
  seed: number;
  runs: number;
  /**
   * The `path` and `replayPath` that a failure prints. With both set, only the shortest list of commands that
   * fails is run again.
   */
  path?: string | undefined;
  replayPath?: string | undefined;
}

/**
 * Reads the settings: `RUNS` sets the number of runs; `SEED`, with `FAILED_AT` (the path) and `REPLAY`,
 * repeats a failure.
 */
export const runsWanted = (env = process.env): ModelRuns => ({
  seed: Number(env.SEED ?? Math.floor(Math.random() * 1_000_000_000)),
  runs: Number(env.RUNS ?? 1000),
  path: env.FAILED_AT,
  replayPath: env.REPLAY,
});

export const checkParameters = ({ seed, runs, path }: ModelRuns): Parameters<unknown> => ({
  seed,
  numRuns: runs,
  ...(path !== undefined && { path, endOnFailure: true }),
});
