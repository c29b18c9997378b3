import { expect, test } from 'vitest';
import { seededRandom } from '#emulators/openai/faults.ts';
import { withWorkers } from '../bench/bench-workers.ts';
import { runDatabaseAway } from './run-database-away.ts';
import { runDatabaseSlow } from './run-database-slow.ts';
import { openWeakLink, type WeakLink } from './weak-link.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));
const rounds = Number(process.env.ROUNDS ?? 5);
const slowSeconds = Number(process.env.SECONDS ?? 60);

/**
 * `npm run prove -- fault-drills/database-away`: under a hundred requests a second, kills PostgreSQL or makes
 * it unresponsive for ten seconds, `ROUNDS` times. Then slows it down for `SECONDS`. The Workers run as
 * deployed, served by Cloudflare's runtime alone.
 */
test('survives PostgreSQL being down for ten seconds and slow for a minute', async () => {
  let link: WeakLink | undefined;
  const found = await withWorkers(
    'server',
    async ({ url, db, postgres }) => {
      if (!postgres || !link) throw new Error('There is no server.');
      const given = { url, db, postgres, link, random: seededRandom(seed) };
      const away = await runDatabaseAway(given, rounds);
      const slow = await runDatabaseSlow(given, slowSeconds);
      return { lines: [...away.lines, ...slow.lines], faults: [...away.faults, ...slow.faults] };
    },
    {
      keeps: true,
      between: async (port) => {
        link = await openWeakLink(port);
        return link.port;
      },
    },
  );
  link?.close();
  expect(found, 'PostgreSQL is installed').not.toBeNull();
  console.log(
    [`PostgreSQL unreachable and slow, seed ${seed}`, ...(found?.lines ?? [])].join('\n'),
  );
  expect(found?.faults.join('\n')).toBe('');
});
