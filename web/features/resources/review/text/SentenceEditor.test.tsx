import { describe, expect, it } from 'vitest';
import { middleCut, suggestCut } from './SentenceEditor.tsx';

describe('suggestCut', () => {
  it.each([
    [
      'at the end of a sentence',
      'Il fait froid. On rentre ?',
      15,
      'It is cold. Shall we go in?',
      'It is cold.',
    ],
    ['at a pause', 'Je viens, mais tard.', 10, 'I am coming, but late.', 'I am coming,'],
    ['at a space', 'un deux trois', 7, 'one two three', 'one two'],
    ['if it is Japanese', 'It is cold. Let us go.', 12, '寒いです。帰りましょう。', '寒いです。'],
    ['if it is Arabic', 'I came, I saw.', 8, 'جئت، ورأيت.', 'جئت،'],
  ])('suggests where to split the other language %s', (_, text, at, other, expected) => {
    expect(other.slice(0, suggestCut(text, at, other)).trim()).toBe(expected);
  });

  it('returns the natural boundary nearest to the middle', () => {
    const text = 'Il fait froid. On rentre ?';
    expect(text.slice(0, middleCut(text))).toBe('Il fait froid. ');
  });
});
