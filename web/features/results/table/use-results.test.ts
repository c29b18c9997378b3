import { expect, test } from 'vitest';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { sampleClass, sampleRow } from './class-sample.ts';
import { loadWholeClass, noResult } from './use-results.ts';

test('requests every page once and joins the pupils into one list', async () => {
  const pupils = Array.from({ length: 230 }, (_, index) => sampleRow(`Pupil ${index}`, [], null));
  const asked: string[] = [];
  const whole = await loadWholeClass('c1', 7, async (path): Promise<HomeworkResult[]> => {
    asked.push(path);
    const page = Number(new URL(path, 'http://x').searchParams.get('page'));
    return [{ ...sampleClass, total: 230, rows: pupils.slice((page - 1) * 100, page * 100) }];
  });
  expect(asked).toHaveLength(3);
  expect(whole.rows.map(({ fullName }) => fullName)).toEqual(pupils.map((p) => p.fullName));
});

test('sends one request for a small class', async () => {
  let calls = 0;
  await loadWholeClass('c1', 7, async () => {
    calls += 1;
    return [sampleClass];
  });
  expect(calls).toBe(1);
});

test('requests all pages of the filtered table, regardless of the current page', async () => {
  const asked: string[] = [];
  const query = { search: 'a', show: 'failed', sort: '-score', page: 3 } as const;
  await loadWholeClass(
    ...(['c1', 7] as const),
    async (path) => {
      asked.push(path);
      return [{ ...sampleClass, total: 150 }];
    },
    query,
  );
  const params = asked.map((path) => new URL(path, 'http://x').searchParams);
  expect(params.map((one) => one.get('page'))).toEqual(['1', '2']);
  for (const one of params) {
    expect(one.get('search')).toBe('a');
    expect(one.get('show')).toBe('failed');
    expect(one.get('sort')).toBe('-score');
  }
});

test('rejects an empty response with the specified error', async () => {
  await expect(loadWholeClass('c1', 7, async () => [])).rejects.toThrow(noResult);
});

test('accepts a response for all pupils that is the result itself instead of a list', async () => {
  const whole = await loadWholeClass('all', 7, async () => ({ ...sampleClass, classroom: null }));
  expect(whole.rows).toEqual(sampleClass.rows);
});
