import { expect, test } from 'vitest';
import { dotSyllables } from './dot-syllables.ts';

test('a dot stands between syllables, but not where a hyphen or a space parts them', () => {
  expect(dotSyllables(['sa', 'me', 'di'], '·')).toBe('sa·me·di');
  expect(dotSyllables(["qu'est-", 'ce ', 'que'], '·')).toBe("qu'est-ce que");
  expect(dotSyllables(['grand', '-mè', 're'], '·')).toBe('grand-mè·re');
  expect(dotSyllables(['mot'], '·')).toBe('mot');
});
