import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWorkerd } from './start-workerd.ts';

/** Creates the folder of a Worker that does no work, to measure the minimum start-up cost. */
export function minimalWorker(folder: string): string {
  const at = join(folder, 'bare');
  mkdirSync(at);
  writeFileSync(
    join(at, 'index.js'),
    "export default { fetch() { return new Response('bare'); } };",
  );
  return at;
}

/**
 * Returns the milliseconds from the start of a workerd process to the first response of the Worker built into
 * `folder`. The Worker has no bindings there, so the response may be an error, but its modules have been
 * executed by then.
 */
export async function timeStart(folder: string): Promise<number> {
  const began = performance.now();
  const workerd = await startWorkerd(folder, [{ name: 'main', folder }]);
  try {
    const answer = await fetch(workerd.url);
    await answer.arrayBuffer();
    return performance.now() - began;
  } finally {
    await workerd.stop();
  }
}
