import { expect, test } from 'vitest';
import { findTests } from './tests-of.ts';

test('sorts the tests of a folder by their runner', () => {
  const found = findTests(['scripts/testing', 'scripts/migrations']);
  expect(found.unit).toContain('scripts/testing/tests-of.test.ts');
  expect(found.db).toContain('scripts/testing/test-database.db.test.ts');
  expect(found.pg).toContain('scripts/migrations/long-statement.pg.test.ts');
  expect(found.integration).toContain(
    'scripts/testing/marking-worker/marking-worker.integration.test.ts',
  );
  expect(Object.values(found).flat().join()).not.toContain('.proof.');
  expect(new Set(Object.values(found).flat()).size).toBe(Object.values(found).flat().length);
});

test('accepts a single file, even a walk in Chromium', () => {
  expect(findTests(['e2e/teach.e2e.ts']).e2e).toEqual(['e2e/teach.e2e.ts']);
});

test('rejects a folder that does not exist', () => {
  expect(() => findTests(['lessons/nowhere'])).toThrow('lessons/nowhere');
});
