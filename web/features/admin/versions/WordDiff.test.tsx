import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WordChange, wordChanges } from './WordDiff.tsx';

const join = (changes: WordChange[], without: WordChange['kind']) =>
  changes.flatMap(({ kind, words }) => (kind === without ? [] : words)).join('');

test('shows a replaced word as removed and its replacement as added', () => {
  expect(wordChanges('Write {{words}} words.', 'Write {{least}} words.')).toEqual([
    { kind: 'same', words: 'Write ' },
    { kind: 'gone', words: '{{words}}' },
    { kind: 'new', words: '{{least}}' },
    { kind: 'same', words: ' words.' },
  ]);
});

test('shows no change between equal wordings', () => {
  expect(wordChanges('One\ntwo', 'One\ntwo')).toEqual([{ kind: 'same', words: 'One\ntwo' }]);
});

test('yields the old text without the added parts, and the new text without the removed parts', () => {
  const words = fc.array(fc.constantFrom('a', 'b', ' ', '\n', '{{x}}', '日本', '.'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const changes = wordChanges(before, after);
      expect(join(changes, 'new')).toBe(before);
      expect(join(changes, 'gone')).toBe(after);
    }),
  );
});
