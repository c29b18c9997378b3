import { describe, expect, test } from 'vitest';
import { exampleTexts } from '../example-texts.ts';
import { proveChecks } from '../prove-checks.ts';
import { check } from './check.ts';
import { completeCuts } from './edit-pairs.ts';
import { examples } from './examples.ts';
import { chunk } from './index.ts';

proveChecks(chunk, examples);

describe('the report for an empty chunk', () => {
  const { french } = exampleTexts;
  const noPartner = (words: string) => `“${words}” has no translation. Fill in both sides.`;
  const rest = [
    { target: 'je joue au football', native: 'I play football', nativeOrder: 1 },
    { target: 'avec mon frère.', native: 'with my brother.', nativeOrder: 2 },
  ];
  test.each([
    [
      'its target words were moved to another chunk',
      '',
      'In the morning,',
      noPartner('In the morning,'),
    ],
    ['its native words were deleted', 'Le matin,', ' ', noPartner('Le matin,')],
    ['its target side contains only spaces', ' ', 'In the morning,', noPartner('In the morning,')],
    ['both sides are empty', '', ' ', 'A chunk is empty. Add some words, or merge it.'],
  ])(
    'reports the chunk only once and without empty quotation marks: %s',
    (_, target, native, message) => {
      const content = completeCuts(
        { sentences: [{ sentenceId: 's2', pairs: [{ target, native, nativeOrder: 0 }, ...rest] }] },
        french,
      );
      const found = check(content, french).filter(({ where }) => where === 's2');
      expect(found).toEqual([{ where: 's2', message }]);
    },
  );
});
