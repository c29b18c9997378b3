import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWorkerd } from './start-workerd.ts';

/** The folder of a Worker that does nothing: what starting costs at the least. */
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
 * Milliseconds from the start of a workerd process to the first answer of the Worker built into
 * `folder`. It has no bindings there, so that answer may be a refusal; its modules have run by then.
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
