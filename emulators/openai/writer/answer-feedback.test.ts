import { expect, test } from 'vitest';
import { FeedbackReply, feedbackMessages } from '#lessons/prompts/feedback-prompt.ts';
import { answer } from './answer.ts';

const draft = (from: string, to: string, written: string) =>
  FeedbackReply.parse(
    answer(feedbackMessages({ from, to, question: 'Pourquoi ?', written }), 'feedback'),
  );

test.each([
  ['en', 'fr', 'Je vais au marché avec ma mère le samedi matin.', /Well done: “\p{L}+” \(\p{L}/u],
  ['en', 'fr', 'je vais', /Say a little more.*Begin with a capital letter: “Je”/],
  ['de', 'fr', 'Je vais au marché le samedi matin', /Gut: „.*Satzzeichen/],
  ['fr', 'es', 'Voy al mercado con mi madre por la mañana.', /Bravo : « /],
  ['en', 'fr', 'Je vais au xqxqxq avec ma mère.', /spell “xqxqxq”/],
])('gives feedback in the language %s on an answer in %s: %s', (from, to, written, says) => {
  const { f, p } = draft(from, to, written);
  expect(f).toMatch(says);
  expect(p).toBeGreaterThanOrEqual(0);
  expect(p).toBeLessThanOrEqual(100);
});

test('scores a better answer higher, and gives the same answer the same score', () => {
  const good = draft('en', 'fr', 'Je vais au marché avec ma mère le samedi matin.');
  const poor = draft('en', 'fr', 'xqx xqx');
  expect(good.p).toBeGreaterThan(poor.p + 20);
  expect(draft('en', 'fr', 'xqx xqx')).toEqual(poor);
});
