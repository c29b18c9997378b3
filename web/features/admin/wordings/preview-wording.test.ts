import { expect, test } from 'vitest';
import { previewWording } from './preview-wording.ts';

test.each([
  ['de', 'Speichern', [['', 'Speichern']]],
  ['de', 'Hallo <0>{name}</0>!', [['', 'Hallo ‹name›!']]],
  [
    'de',
    '{count, plural, =0 {nichts} one {# Wort} other {# Wörter}}',
    [
      ['count = 0', 'nichts'],
      ['count = 1', '1 Wort'],
      ['count = 2', '2 Wörter'],
    ],
  ],
  [
    'pl',
    '{count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}',
    [
      ['count = 0', '0 słów'],
      ['count = 1', '1 słowo'],
      ['count = 1.5', '1,5 słowa'],
      ['count = 2', '2 słowa'],
    ],
  ],
  [
    'de',
    '{device, select, phone {Handy} other {Gerät}} von {name}',
    [
      ['device = phone', 'Handy von ‹name›'],
      ['device = other', 'Gerät von ‹name›'],
    ],
  ],
])('shows in %s what %j says', (locale, wording, shown) => {
  expect(previewWording(locale, wording)?.map(({ label, text }) => [label, text])).toEqual(shown);
});

test('shows nothing for a malformed wording', () => {
  expect(previewWording('de', 'Hallo {name')).toBe(null);
});
