import { expect, test } from 'vitest';
import { letterDiff } from '#language/marking/letter-diff.ts';
import { isNearDiff } from './near-diff.ts';

test.each([
  ['sœur', 'soeur', true],
  ['mañana', 'manana', true],
  ['la voiture', 'la voitur', true],
  ['voiture', 'auto', false],
  ['la', 'le', true],
  // Each shares half of the right answer's letters, by chance.
  ['la', 'zazou', false],
  ['un', 'maintenant', false],
  ['oui', 'oui', false],
  ['oui', '', false],
])('%s typed as %s: letter by letter helps: %s', (expected, typed, near) => {
  expect(isNearDiff(letterDiff(expected, typed))).toBe(near);
});

test.each([
  ['Deux euros', '2 euros', 'figures'],
  ['la mère', 'la maman', 'different'],
  ['j’adore', 'j’aime', 'different'],
  ['chère', 'cher', 'form'],
] as const)('%s for %s is no slip of letters', (expected, typed, reason) => {
  expect(isNearDiff(letterDiff(expected, typed), [reason])).toBe(false);
});

test('nothing to compare helps nobody', () => {
  expect(isNearDiff([])).toBe(false);
});
