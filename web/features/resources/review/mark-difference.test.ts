import { expect, test } from 'vitest';
import { markDifference } from './mark-difference.ts';

test.each([
  ['fr', 'Il dort sur le lit.', 'Il dort sous le lit.', 'Il dort [sur] le lit.'],
  ['fr', 'Bonjour Tom\u00a0!', 'Bonjour Tom !', 'Bonjour Tom\u00a0![]'],
  ['fr', 'Il dort.', 'Il dort bien.', 'Il dort[].'],
  ['fr', 'Il dort bien.', 'Il dort.', 'Il dort[ bien].'],
  ['fr', 'Oui oui.', 'Oui oui oui.', 'Oui oui[].'],
  ['de', 'Ja.', '', '[Ja.]'],
  ['ar', 'ذهب الولد إلى المدرسة.', 'ذهب الولد إلى البيت.', 'ذهب الولد إلى [المدرسة].'],
  ['hi', 'वह घर गया।', 'वह घर गयी।', 'वह घर [गया]।'],
  ['zh', '我有一只猫。', '我有一只狗。', '我有一只[猫]。'],
])('%s: “%s” beside “%s”', (language, text, other, marked) => {
  const { start, differs, end } = markDifference(language, text, other);
  expect(`${start}[${differs}]${end}`).toBe(marked);
});
