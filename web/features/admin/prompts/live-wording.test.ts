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

test('uses the newest version, or the code’s own wording if no version exists or if this wording was restored', () => {
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

test('reports why the code cannot fill in a wording', () => {
  const { problems } = liveWording({ key: 'phrase', versions: [version(1, 'Make {{number}}.')] });
  expect(problems[0]).toBe('There is no variable {{number}}.');
});

test.each([
  [version(3, 'x'), 'Version 3'],
  [version(3, 'x', 1), 'Version 3, as version 1 was'],
  [version(3, null, 0), 'Version 3, the default wording'],
])('describes %j as “%s”', (given, name) => expect(versionName(given)).toBe(name));
