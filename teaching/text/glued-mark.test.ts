import { expect, test } from 'vitest';
import { gluedMark } from './glued-mark.ts';

const box = { kind: 'gap' };
const words = (text: string, more = {}) => ({ kind: 'words', text, ...more });

test('a mark behind a space belongs to the box before it', () => {
  expect(gluedMark([box, words(' !')], 1)).toBe(' !');
  expect(gluedMark([box, words(' ? Oui.')], 1)).toBe(' ?');
  expect(gluedMark([box, words(' »')], 1)).toBe(' »');
});

test('nothing else does', () => {
  expect(gluedMark([box, words('!')], 1)).toBe('');
  expect(gluedMark([box, words(' et puis')], 1)).toBe('');
  expect(gluedMark([box, words(' « oui »')], 1)).toBe('');
  expect(gluedMark([words('Quoi'), words(' ?')], 1)).toBe('');
  expect(gluedMark([words(' ?')], 0)).toBe('');
  expect(gluedMark([box, box], 1)).toBe('');
  expect(gluedMark([box, words(' ?', { mark: 'native' })], 1)).toBe('');
  expect(gluedMark([box], 1)).toBe('');
});
