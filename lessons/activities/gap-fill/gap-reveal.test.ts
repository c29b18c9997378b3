import { expect, test } from 'vitest';
import { gapHints } from './GapHintButton.tsx';
import { nextHidden, noneRevealed, revealAll, revealNext, toggleReveal } from './gap-reveal.ts';
import { gapStart } from './make-gaps.ts';

const ids = ['s1.t0', 's1.t4', 's2.t2'];

test('reveals one gap, the next gap or all gaps, and hides a gap again', () => {
  const one = toggleReveal(noneRevealed, 's1.t4');
  expect([...one]).toEqual(['s1.t4']);
  const two = revealNext(ids, one);
  expect([...two].sort()).toEqual(['s1.t0', 's1.t4']);
  expect(nextHidden(ids, two)).toBe('s2.t2');
  expect(nextHidden(ids, revealAll(ids))).toBeUndefined();
  expect(revealNext(ids, revealAll(ids)).size).toBe(3);
  expect(toggleReveal(two, 's1.t4').has('s1.t4')).toBe(false);
});

test.each([
  ['fr', 'manger', 'first-letter', 'm'],
  ['fr', 'manger', 'first-half', 'man'],
  ['fr', 'école', 'first-half', 'éc'],
  ['fr', 'e\u0301cole', 'first-letter', 'e\u0301'],
  ['hi', 'किताब', 'first-letter', 'कि'],
  // An Arabic letter joins to the next letter, unless the word prevents it with a zero-width non-joiner.
  ['ar', 'كتاب', 'first-letter', 'ك\u200d'],
  ['ar', 'مَدرسة', 'first-letter', 'مَ\u200d'],
  ['ur', 'کتاب', 'first-half', 'کت\u200d'],
  ['ur', 'می\u200cخواهم', 'first-half', 'می\u200cخ\u200d'],
  ['ur', 'می\u200cها', 'first-half', 'می\u200c'],
  ['he', 'ספר', 'first-letter', 'ס'],
  ['ja', '学校', 'first-half', '学'],
  ['ja', '私', 'first-letter', ''],
  ['fr', 'manger', 'nothing', ''],
] as const)('in %s the start of %s with the option %s is %s', (language, word, start, shown) => {
  expect(gapStart(language, word, start)).toBe(shown);
});

test('orders hints from the meaning to the answer', () => {
  const token = { id: 't', start: 0, end: 4, text: 'pain', isWord: true };
  const kinds = (gloss?: string) =>
    gapHints('fr', gloss ? { ...token, gloss } : token).map((hint) => hint.kind);
  expect(kinds('bread')).toEqual(['meaning', 'first-letter', 'length', 'answer']);
  expect(kinds()).toEqual(['first-letter', 'length', 'answer']);
});
