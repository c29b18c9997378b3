import { expect, test } from 'vitest';
import { prompts } from '#lessons/prompts/prompts.ts';
import { liveWording, versionName } from './live-wording.ts';

const version = (number: number, template: string | null, restoredFrom: number | null = null) => ({
  version: number,
  template,
  restoredFrom,
  by: 'Ada',
  publishedAt: '2026-11-22T00:00:00Z',
});

test('the newest version is live; without one, or back at it, the code’s own', () => {
  const own = { version: 0, template: prompts.phrase.template, problems: [] };
  expect(liveWording({ key: 'phrase', versions: [] })).toEqual(own);
  const versions = [version(2, null, 0), version(1, 'Old {{count}} {{target}} {{level}}')];
  expect(liveWording({ key: 'phrase', versions })).toEqual({ ...own, version: 2 });
  expect(liveWording({ key: 'phrase', versions: versions.slice(1) })).toMatchObject({
    version: 1,
    template: 'Old {{count}} {{target}} {{level}}',
    problems: [],
  });
});

test('one that the code cannot fill in is told with its reasons', () => {
  const { problems } = liveWording({ key: 'phrase', versions: [version(1, 'Make {{number}}.')] });
  expect(problems[0]).toBe('There is no variable {{number}}.');
});

test.each([
  [version(3, 'x'), 'Version 3'],
  [version(3, 'x', 1), 'Version 3, as version 1 was'],
  [version(3, null, 0), 'Version 3, the default wording'],
])('%j is called %s', (given, name) => expect(versionName(given)).toBe(name));
