import { workerConfigs } from './worker-configs.ts';

const everyMs = 15_000;

/**
 * Fires the Workers' cron triggers, because wrangler does not. Fires them once immediately, so that work of a
 * killed environment continues, and then more often than their schedule. Returns a function that stops it.
 */
export function driveCrons(workersUrl: string): () => void {
  fireCrons(workersUrl);
  const timer = setInterval(() => fireCrons(workersUrl), everyMs);
  return () => clearInterval(timer);
}

/** Fires every cron trigger once. */
export function fireCrons(workersUrl: string): void {
  for (const { name, crons } of workerConfigs()) {
    for (const cron of crons) void fireCron(workersUrl, name, cron);
  }
}

async function fireCron(workersUrl: string, worker: string, cron: string): Promise<void> {
  const url = new URL('/cdn-cgi/local/explorer/api/local/scheduled', workersUrl);
  url.searchParams.set('worker', worker);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cron }),
      signal: AbortSignal.timeout(everyMs * 4),
    });
    await answer.body?.cancel();
  } catch {
    // The Workers are reloading or stopping; the next round comes soon.
  }
}
