import { expect, test } from 'vitest';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { i18n, sayIn } from './i18n.ts';

const german = createSpeaker('de', { x: 'Guten Tag' });
const greeting = { id: 'x', said: 'Hello' };

test('says messages in another language only while the work is done, also if it fails', () => {
  expect(sayIn(german, () => i18n._(greeting))).toBe('Guten Tag');
  expect(() =>
    sayIn(german, () => {
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(i18n._(greeting)).toBe('Hello');
});

test('says messages in the language of the moment if that is the other language', () => {
  expect(sayIn(i18n, () => i18n._(greeting))).toBe('Hello');
  expect(sayIn(german, () => sayIn(i18n, () => i18n._(greeting)))).toBe('Guten Tag');
});
