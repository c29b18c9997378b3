import { expect, test } from 'vitest';
import { linesFor } from './lines-for.ts';

test.each([
  ['fr', 'Oui.', 1],
  ['fr', '', 1],
  ['fr', 'Le matin, je joue au football avec mon frère.', 1],
  ['fr', 'Le matin, je joue au football avec mon frère !', 2],
  ['ja', '市場は休みですが、プールは開いています。', 1],
  ['ja', '市場は休みですが、プールは開いていますよ。', 2],
])('%s: %s takes %i', (language, answer, lines) => {
  expect(linesFor(answer, language)).toBe(lines);
});
