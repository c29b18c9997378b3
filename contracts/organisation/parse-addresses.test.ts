import { expect, test } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

const ana = { email: 'ana@school.org', fullName: '' };
const ben = { email: 'ben@school.org', fullName: '' };

test.each([
  ['one address', 'ana@school.org', [ana], []],
  ['one address per line', 'ana@school.org\nben@school.org\n\n', [ana, ben], []],
  [
    'addresses separated by commas, semicolons and spaces',
    ' ana@school.org, ben@school.org;ana@school.org ',
    [ana, ben],
    [],
  ],
  ['addresses separated only by spaces', 'ana@school.org ben@school.org', [ana, ben], []],
  ['an address that is repeated in capitals', 'ana@school.org, ANA@School.org', [ana], []],
  [
    'addresses with names, as mail programs copy them',
    '"Ana Ruiz" <ana@school.org>; Zoë O’Hara <zoe@school.org>',
    [
      { email: 'ana@school.org', fullName: 'Ana Ruiz' },
      { email: 'zoe@school.org', fullName: 'Zoë O’Hara' },
    ],
    [],
  ],
  ...[
    '"Ruiz, Ana" <ana@school.org>; "Klein, Ben" <ben@school.org>',
    'Ruiz, Ana <ana@school.org>; Klein, Ben <ben@school.org>;',
    '"Ruiz, Ana" <ana@school.org>, "Klein, Ben" <ben@school.org>',
    'Ana Ruiz <ana@school.org>, Ben Klein <ben@school.org>',
    'Ruiz, Ana (Languages) <ana@school.org>\nKlein, Ben <ben@school.org>',
    '\u200bAna\u00a0Ruiz <ana@school.org>\nBen Klein <mailto:ben@school.org>',
  ].map((pasted): [string, string, { email: string; fullName: string }[], string[]] => [
    `recipients copied from Outlook: ${pasted}`,
    pasted,
    [
      { ...ana, fullName: 'Ana Ruiz' },
      { ...ben, fullName: 'Ben Klein' },
    ],
    [],
  ]),
  [
    'an address followed by a name with its address',
    'ana@school.org, Klein Ben <ben@school.org>',
    [ana, { ...ben, fullName: 'Klein Ben' }],
    [],
  ],
  ['an address with an invalid name', 'Room 12 <ana@school.org>', [ana], []],
  [
    'text that is not an address',
    'ana@school.org, ben(at)school.org',
    [ana],
    ['ben(at)school.org'],
  ],
  ['text of only white space', ' \n ', [], []],
])('parses %s', (_name, pasted, teachers, wrong) => {
  expect(parseAddresses(pasted)).toEqual({ teachers, wrong });
});
