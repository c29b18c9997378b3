import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Requests `url` until a response is successful. After `withinMs`, throws with the reason for the last
 * failure.
 */
export async function waitForAnswer(url: string, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  let reason = 'no answer';
  while (Date.now() < end) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      if (answer.ok) return;
      reason = `status ${answer.status}`;
    } catch (error) {
      reason = String(error);
    }
    await sleep(150);
  }
  throw new Error(`${url} is not healthy: ${reason}.`);
}
