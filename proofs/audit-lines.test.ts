import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/world/settings.ts';

/** Every admin-only operation, with its file and the HTTP method from the first sentence of its comment. */
const operations = globSync('functions/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  .filter(({ source }) => source.includes("may: ['admin']"))
  .map(({ path, source }) => {
    const [, method = ''] = /`(GET|POST|PUT|PATCH|DELETE) \//.exec(source) ?? [];
    return {
      path,
      method,
      isNoted: /insert into audit_log|changePage\(|changePrompt\(|changeWording\(/.test(source),
    };
  });

/** Operations that an admin may use on every lesson. They select lessons with `visibleTo`. */
const readers = globSync('functions/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('/read-resource.ts'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  .filter(({ source }) => source.includes('visibleTo('));

/**
 * This operation needs no audit line. It returns only the status of each part, without its content, and is
 * polled every few seconds.
 */
const wordless = ['functions/resources/generation/get-progress.ts'];

/**
 * These operations need no audit line. A film is uploaded in parts, and the audit line is written when the
 * parts are joined.
 */
const unfinished = ['start-recording', 'put-recording-part', 'drop-recording'];

test('finds the method of every admin operation', () => {
  expect(operations.length).toBeGreaterThan(30);
  expect(operations.filter(({ method }) => method === '')).toEqual([]);
});

test('writes an audit line for every admin change and export', () => {
  const changing = operations.filter(
    ({ path, method }) => method !== 'GET' || path.endsWith('/export-user.ts'),
  );
  const silent = changing
    .filter(({ path, isNoted }) => !isNoted && !unfinished.some((name) => path.includes(name)))
    .map(({ path }) => path);
  expect(changing.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});

test('writes an audit line when an admin reads a private lesson or a pupil', () => {
  const silent = readers.filter(({ source }) => !source.includes('noteReading('));
  expect(silent.map(({ path }) => path)).toEqual(wordless);
  expect(readers.length).toBeGreaterThan(wordless.length);
  for (const name of ['get-resource', 'get-user', 'list-users']) {
    const operation = operations.find(({ path }) => path.endsWith(`/${name}.ts`));
    expect(operation?.isNoted, name).toBe(true);
  }
});
