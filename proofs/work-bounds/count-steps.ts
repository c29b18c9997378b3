import { type Profiler, Session } from 'node:inspector';

// Counting begins with this module and never ends: V8 counts the blocks only of what is compiled after it,
// and a function is compiled when it is first called.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * How often the product's functions and their inner blocks (loops, branches) are entered while `work` runs.
 * V8 counts them, so a busy machine gives the same number as an idle one. Work inside the engine itself, such
 * as a regular expression or a copied array, is not counted.
 */
export function countSteps(work: () => unknown): number {
  takeCounts();
  work();
  return takeCounts();
}

/** The steps since they were taken the last time. */
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
