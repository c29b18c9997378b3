import { describe, expect, test } from 'vitest';
import { isTourName, type TourName, tourNames } from '#contracts/tours/tour-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { tours } from './tours.ts';

const load = async (name: TourName) => (await tours[name]()).tour.steps;

test('lists the tours of specification 2', () => {
  expect(tourNames).toEqual(['dashboard', 'preview', 'activities', 'text_translation', 'resource']);
});

test('lists the fifteen dashboard steps in the order of the specification', async () => {
  const targets = (await load('dashboard')).map(({ target }) => [target].flat());
  expect(targets).toEqual([
    ['resource-type'],
    ['native-language'],
    ['target-language'],
    ['audience-level'],
    ['word-count'],
    ['resource-name'],
    ['prompt'],
    ['tenses-details'],
    ['vocabulary'],
    ['audio-tracks'],
    ['question-types'],
    ['next-review'],
    ['review-texts'],
    ['change-voices'],
    ['redirect-modal', 'finalise'],
  ]);
});

test('lists gaps, highlighter, games, slides and worksheets in the toolkit tour', async () => {
  expect((await load('text_translation')).map(({ title }) => i18n._(title))).toEqual([
    'Fill the gaps',
    'Highlighter',
    'Games',
    'Key vocabulary slides',
    'Print worksheets',
  ]);
});

describe.each(tourNames)('the %s tour', (name) => {
  test('has a short title and a short, plain text for each step', async () => {
    for (const step of await load(name)) {
      const title = i18n._(step.title);
      const text = i18n._(step.text);
      expect(title.length).toBeLessThanOrEqual(40);
      expect(text.length).toBeLessThanOrEqual(150);
      expect(`${title}${text}`).not.toMatch(/[<>&]/);
      expect(text).toMatch(/[.?]$/);
    }
  });

  test('targets each element in only one step', async () => {
    const targets = (await load(name)).flatMap(({ target }) => target);
    expect(new Set(targets).size).toBe(targets.length);
  });
});

test.each(['', 'toString', 'Dashboard', 'constructor'])('rejects %j as a tour', (name) => {
  expect(isTourName(name)).toBe(false);
});
