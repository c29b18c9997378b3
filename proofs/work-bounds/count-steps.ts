import { type Profiler, Session } from 'node:inspector';

// Counting must start when this module loads and never stop: V8 counts only blocks that are compiled
// afterwards, and it compiles a function when it is first called.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * Counts how often the product's functions and their inner blocks (loops, branches) are entered while `work`
 * runs. V8 does the counting, so a busy machine gives the same number as an idle one. Work inside the engine,
 * such as a regular expression or copying an array, is not counted.
 */
export function countSteps(work: () => unknown): number {
  takeCounts();
  work();
  return takeCounts();
}

/** The steps since the last call of this function. */
function takeCounts(): number {
  let steps = 0;
  session.post(
    'Profiler.takePreciseCoverage',
    (error: Error | null, taken: Profiler.TakePreciseCoverageReturnType) => {
      if (error) throw error;
      const ours = taken.result.filter(
        ({ url }) =>
          /\/(?:contracts|functions|language|lessons)\//.test(url) && !/node_modules/.test(url),
      );
      steps = ours
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((sum, { count }) => sum + count, 0);
    },
  );
  return steps;
}
