import { expect, test } from 'vitest';
import { initials } from './AccountMenu.tsx';

test.each([
  ['Mia Brown', 'MB'],
  ['Siân O’Brien-Jones', 'SO'],
  ['  María José  de la Cruz ', 'MC'],
  ['Prince', 'P'],
  ['élodie d’Arc', 'ÉD'],
  ['田中 花子', '田花'],
  ['', '?'],
])('shortens the name %s to the initials %s', (name, letters) =>
  expect(initials(name)).toBe(letters),
);
