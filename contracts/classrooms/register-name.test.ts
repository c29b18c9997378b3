import { expect, test } from 'vitest';
import { guessSurname, registerName } from './register-name.ts';

test.each([
  ['Léa Dupont', 'Dupont'],
  ['Ana María García', 'García'],
  ['Aoife O’Brien', 'O’Brien'],
  ['  Tom   Weber ', 'Weber'],
  ['ليلى حسن', 'حسن'],
  ['田中 さくら', '田中'],
  ['김 민준', '김'],
  ['Ada', null],
  ['田中さくら', null],
  ['', null],
])('guesses the surname in "%s" as %s', (fullName, surname) => {
  expect(guessSurname(fullName)).toBe(surname);
});

test('sorts a register by surname, then by full name', () => {
  const pupils = [
    { fullName: 'Tom Weber', surname: 'Weber' },
    { fullName: 'Zoé García López', surname: 'García López' },
    { fullName: 'Ada', surname: null },
    { fullName: 'Ann Weber', surname: 'Weber' },
  ];
  const names = new Intl.Collator('en');
  pupils.sort((a, b) => names.compare(registerName(a), registerName(b)));
  expect(pupils.map(({ fullName }) => fullName)).toEqual([
    'Ada',
    'Zoé García López',
    'Ann Weber',
    'Tom Weber',
  ]);
});
