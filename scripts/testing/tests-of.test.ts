import { expect, test } from 'vitest';
import { findTests } from './tests-of.ts';

test('sorts the tests of a folder by what runs them', () => {
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

test('takes one file, of a walk in Chromium too', () => {
  expect(findTests(['e2e/teach.e2e.ts']).e2e).toEqual(['e2e/teach.e2e.ts']);
});

test('refuses a folder that is not there', () => {
  expect(() => findTests(['lessons/nowhere'])).toThrow('lessons/nowhere');
});
