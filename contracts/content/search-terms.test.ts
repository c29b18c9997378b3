import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchParts, searchTerms } from './search-terms.ts';

test.each([
  ['Gap fill', 'gap:* & fill:*'],
  ["pupils' login-cards", 'pupils:* & login:* & cards:*'],
  ['  Éléve 8B ', 'éléve:* & 8b:*'],
  ['&|!()<->:*\'"', null],
  ['', null],
])('converts the search %j to the query %j', (typed, terms) =>
  expect(searchTerms(typed)).toBe(terms),
);

test.each([
  ['宿題 クラス', ['宿題', 'クラス']],
  ['واجب 8B', ['واجب', '8b']],
  ['homework', []],
  ['***', []],
])('searches for %j within words as %j', (typed, parts) =>
  expect(searchParts(typed)).toEqual(parts),
);

test('never passes a query operator to PostgreSQL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const terms = searchTerms(typed);
      if (terms !== null)
        expect(terms).toMatch(/^[\p{L}\p{N}\p{M}]+:\*(?: & [\p{L}\p{N}\p{M}]+:\*)*$/u);
    }),
  );
});
