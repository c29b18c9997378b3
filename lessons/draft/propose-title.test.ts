import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposeTitle } from './propose-title.ts';

test.each([
  ['the Christmas market', 'The Christmas market'],
  ['A morning at the market. They buy cheese.', 'A morning at the market'],
  ['My family and my cat\nPast tense, please', 'My family and my cat'],
  [
    'Two friends meet at the Christmas market, choose presents and drink something hot.',
    'Two friends meet at the Christmas market',
  ],
  [
    'Two friends meet at the Christmas market and choose presents for their families.',
    'Two friends meet at the Christmas market and…',
  ],
  ['在学校的一天。很开心', '在学校的一天'],
  ['  ', ''],
])('for the topic %j, proposes the title %j', (topic, title) => {
  expect(proposeTitle(topic)).toBe(title);
});

test('proposes one short line for any topic', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (topic) => {
      const title = proposeTitle(topic);
      expect(title).not.toMatch(/\n/u);
      expect([...new Intl.Segmenter().segment(title)].length).toBeLessThanOrEqual(55);
    }),
  );
});
