import { workerConfigs } from './worker-configs.ts';

const everyMs = 15_000;

/**
 * Fires the Workers' cron triggers, which wrangler leaves to us: at once, so that work left by a
 * killed world goes on, and then more often than the clock would. Answers how to stop.
 */
export function driveCrons(workersUrl: string): () => void {
  const triggers = workerConfigs().flatMap(({ name, crons }) =>
    crons.map((cron) => ({ name, cron })),
  );
  const fire = () => {
    for (const { name, cron } of triggers) void fireCron(workersUrl, name, cron);
  };
  fire();
  const timer = setInterval(fire, everyMs);
  return () => clearInterval(timer);
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
