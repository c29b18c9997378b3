import { expect, test } from 'vitest';
import { parseNames } from './parse-names.ts';

test.each([
  ['one a line', 'Léa Dupont\nTom Weber\n', ['Léa Dupont', 'Tom Weber']],
  ['numbered', '1. Léa Dupont\n2) Tom Weber', ['Léa Dupont', 'Tom Weber']],
  ['numbered with the surname first', '1. Dupont, Léa\n12 Weber, Tom', ['Léa Dupont', 'Tom Weber']],
  ['surname first with a comma', 'Dupont, Léa\nO’Brien, Tom', ['Léa Dupont', 'Tom O’Brien']],
  ['two columns of a spreadsheet', 'Léa\tDupont\nTom\tWeber', ['Léa Dupont', 'Tom Weber']],
  ['headings that turn them', 'Surname;First name\nDupont;Léa', ['Léa Dupont']],
  ['a plain heading', 'Name\nLéa', ['Léa']],
  [
    'a CSV with quotes and a number',
    '1,"Léa","Dupont"\r\n2,"Tom","Weber"',
    ['Léa Dupont', 'Tom Weber'],
  ],
  [
    'a CSV whose one column has commas',
    'Name\n"Dupont, Léa"\n"Weber, Tom"',
    ['Léa Dupont', 'Tom Weber'],
  ],
  [
    'a quoted name beside its class',
    '"Dupont, Léa",8B\n"Weber, Tom",8B',
    ['Léa Dupont', 'Tom Weber'],
  ],
  ['other scripts', '田中 さくら\nليلى حسن', ['田中 さくら', 'ليلى حسن']],
  ['empty lines', '\n\nLéa\n\n', ['Léa']],
])('%s', (_, text, names) => {
  expect(parseNames(text)).toMatchObject({ names, problems: [] });
});

test.each([
  ['a comma', 'García López, Ana', ['García López']],
  ['two columns', 'Ana\tGarcía López', ['García López']],
  ['headings', 'Surname;First name\nGarcía López;Ana', ['García López']],
  ['nothing', 'Ana García López', [null]],
])('the surname is told apart by %s', (_, text, surnames) => {
  const read = parseNames(text);
  expect(read).toMatchObject({ names: ['Ana García López'], surnames });
});

test('a line that is no name is named, and the others are kept', () => {
  const { names, problems } = parseNames('Léa\nx@school.test\nTom');
  expect(names).toEqual(['Léa', 'Tom']);
  expect(problems).toEqual([
    {
      line: 2,
      text: 'x@school.test',
      message: 'Use letters, spaces, hyphens and apostrophes only.',
    },
  ]);
});
