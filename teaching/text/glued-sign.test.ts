import { expect, test } from 'vitest';
import { gluedSign } from './glued-sign.ts';

const box = { kind: 'gap' };
const words = (text: string, more = {}) => ({ kind: 'words', text, ...more });

test('a sign behind a space belongs to the box before it', () => {
  expect(gluedSign([box, words(' !')], 1)).toBe(' !');
  expect(gluedSign([box, words(' ? Oui.')], 1)).toBe(' ?');
  expect(gluedSign([box, words(' »')], 1)).toBe(' »');
  expect(gluedSign([box, words(' », dit-il.')], 1)).toBe(' »');
  expect(gluedSign([box, words('\u00a0: non')], 1)).toBe('\u00a0:');
  expect(gluedSign([box, words('\u202f!')], 1)).toBe('\u202f!');
});

test('nothing else does', () => {
  expect(gluedSign([box, words('!')], 1)).toBe('');
  expect(gluedSign([box, words(' et puis')], 1)).toBe('');
  expect(gluedSign([box, words(' « oui »')], 1)).toBe('');
  expect(gluedSign([box, words(' »Hallo«')], 1)).toBe('');
  expect(gluedSign([words('Quoi'), words(' ?')], 1)).toBe('');
  expect(gluedSign([words(' ?')], 0)).toBe('');
  expect(gluedSign([box, box], 1)).toBe('');
  expect(gluedSign([box, words(' ?', { mark: 'native' })], 1)).toBe('');
  expect(gluedSign([box], 1)).toBe('');
});
