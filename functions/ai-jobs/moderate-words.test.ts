import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { noDatabase } from '#functions/http/testing/test-env.ts';
import { ModelFailure } from './models/model-failure.ts';
import { moderateWords } from './moderate-words.ts';
import { pagesOfWords } from './moderation-budget.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

const context = () => fakeJobContext(openDatabase(noDatabase));

test('accepts words that are not flagged', async () => {
  expect(
    await moderateWords(context(), { ownerId: 'o', groups: [['Week 3'], ['le chat', 'dort']] }),
  ).toEqual({
    kind: 'fit',
  });
});

test('returns the flagged group, however long the homework is', async () => {
  const unfit = context();
  unfit.flagged.push('something vile');
  const groups = Array.from({ length: 30 }, (_, at) =>
    Array.from({ length: 40 }, (_, line) => `line ${line} of ${at}`),
  );
  groups[21]?.push('here is something vile');
  expect(await moderateWords(unfit, { ownerId: 'o', groups })).toEqual({
    kind: 'unfit',
    group: 21,
  });
});

test('returns a problem if moderation is unavailable', async () => {
  const away = context();
  away.model.moderate = async () => {
    throw new ModelFailure('model_down', 'test');
  };
  expect(await moderateWords(away, { ownerId: 'o', groups: [['le chat']] })).toMatchObject({
    kind: 'problem',
    code: 'model_down',
  });
});

test('splits lines into pages of at most ten lines and 4,000 characters, and omits no line', () => {
  const lines = Array.from({ length: 95 }, (_, at) => 'x'.repeat((at * 97) % 1_900));
  const pages = pagesOfWords(lines);
  expect(pages.join('\n').replaceAll('\n', '')).toBe(lines.join(''));
  for (const page of pages) {
    expect(page.split('\n').length).toBeLessThanOrEqual(10);
    expect(page.length).toBeLessThanOrEqual(4_000);
  }
});
