import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../world/settings.ts';
import { workerConfigs } from '../world/worker-configs.ts';
import { readWranglerConfig } from './wrangler-config.ts';

const files = workerConfigs().map(({ path, name }) => ({
  path,
  name,
  config: readWranglerConfig(path),
}));

test.each(files)('$name leaves request URLs out of the platform’s logs', ({ config }) => {
  expect(config.observability).toMatchObject({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
  });
});

/** Returns whether a path in the Worker's `routes.ts` contains a secret or a file's key. */
function hasSecretAddress(path: string): boolean {
  try {
    const routes = readFileSync(join(root, dirname(path), 'routes.ts'), 'utf8');
    return /:secret|\/newpassword\/:|\/media\/:key/.test(routes);
  } catch {
    return false;
  }
}

/**
 * A trace contains full paths, and the key of every file that is read (developers.cloudflare.com, November
 * 2026).
 */
test.each(files)(
  '$name is traced only if traces would contain no secret or file key',
  ({ path, config }) => {
    const isSite = config.assets !== undefined;
    const isSecret = isSite || config.r2_buckets !== undefined || hasSecretAddress(path);
    expect(config.observability?.traces).toMatchObject({ enabled: !isSecret });
  },
);

test.each(files)(
  '$name runs near the database if it queries the database to answer requests',
  ({ path, config }) => {
    const entry = readFileSync(
      join(root, dirname(path), config.assets ? 'functions/gateway/index.ts' : config.main),
      'utf8',
    );
    const answers = /fetch: app\.fetch|async fetch\(/.test(entry);
    const reads = config.secrets?.required.includes('DATABASE_URL') ?? false;
    expect(config.placement !== undefined).toBe(answers && reads);
  },
);

test('leaves the site’s address to the settings of each environment', () => {
  for (const { config } of files) expect(config.workers_dev).toBe(false);
});

/**
 * Each cron reads the database, and Neon suspends a compute only after five minutes without a query. Frequent
 * crons would therefore keep an idle database awake (decision 0157).
 */
test('wakes an idle database at most once an hour, for all Workers together', () => {
  const crons = workerConfigs().flatMap((config) => config.crons);
  expect(crons.length).toBeGreaterThan(2);
  const minutes = crons.map((cron) => cron.split(' ')[0]);
  expect(new Set(minutes)).toEqual(new Set(['7']));
});

test('connects every queue to one consumer and a producer', () => {
  const queues = files.flatMap(({ config }) => config.queues ?? []);
  const consumed = queues.flatMap(({ consumers = [] }) => consumers.map(({ queue }) => queue));
  const dead = queues.flatMap(({ consumers = [] }) =>
    consumers.flatMap(({ dead_letter_queue }) => dead_letter_queue ?? []),
  );
  const produced = queues.flatMap(({ producers = [] }) => producers.map(({ queue }) => queue));
  expect(consumed.toSorted()).toEqual([...new Set(consumed)].toSorted());
  expect([...new Set([...produced, ...dead])].toSorted()).toEqual(consumed.toSorted());
});
