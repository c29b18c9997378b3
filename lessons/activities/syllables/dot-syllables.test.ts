import { expect, test } from 'vitest';
import { dotSyllables } from './dot-syllables.ts';

test('puts a dot between syllables, except where a hyphen or a space separates them', () => {
  expect(dotSyllables(['sa', 'me', 'di'], '·')).toBe('sa·me·di');
  expect(dotSyllables(["qu'est-", 'ce ', 'que'], '·')).toBe("qu'est-ce que");
  expect(dotSyllables(['grand', '-mè', 're'], '·')).toBe('grand-mè·re');
  expect(dotSyllables(['mot'], '·')).toBe('mot');
});
