import { expect, test } from 'vitest';
import { exampleTexts } from '../example-texts.ts';
import { proveChecks } from '../prove-checks.ts';
import { check } from './check.ts';
import { examples } from './examples.ts';
import { openEndedRes } from './index.ts';

proveChecks(openEndedRes, examples);

test.each([
  ["J'aime ___", 'I like ___', true],
  ['Je préfère …', 'I prefer …', true],
  ["J'aime **la** ___", 'I like ___', false],
  ["J'aime", 'I like __this__ <b>', false],
])('checks the phrase "%s" (%s), valid: %s', (target, native, fine) => {
  const usefulPhrases = [
    { target, native },
    { target: 'parce que', native: 'because' },
  ];
  const item = {
    id: 'i1',
    question: { target: 'Que fais-tu le samedi ?', native: 'What do you do on Saturdays?' },
    usefulPhrases,
    modelAnswer: { target: "J'aime lire parce que…", native: 'I like reading because…' },
  };
  expect(check({ items: [item] }, exampleTexts.french).length === 0).toBe(fine);
});
