import { expect, test } from 'vitest';
import { guessSurname } from '#contracts/classrooms/register-name.ts';
import { findPupils, type PupilOrder, sortPupils } from './PupilTable.tsx';

const pupil = (fullName: string, userName: string, lastSeenAt: string | null) => ({
  id: userName,
  fullName,
  surname: guessSurname(fullName),
  userName,
  classrooms: [],
  lastSeenAt,
});
const pupils = [
  pupil('Zoë Gray', 'calm-reef-10', '2026-11-20T10:00:00.000Z'),
  pupil('Émile Petit', 'amber-lake-42', null),
  pupil('Ann Lee', 'bold-moon-07', '2026-11-21T10:00:00.000Z'),
];

test.each<[string, PupilOrder, string[]]>([
  ['name', { by: 'name', down: false }, ['Zoë Gray', 'Ann Lee', 'Émile Petit']],
  ['name in descending order', { by: 'name', down: true }, ['Émile Petit', 'Ann Lee', 'Zoë Gray']],
  ['user name', { by: 'userName', down: false }, ['Émile Petit', 'Ann Lee', 'Zoë Gray']],
  [
    'last activity, most recent first',
    { by: 'lastSeen', down: false },
    ['Ann Lee', 'Zoë Gray', 'Émile Petit'],
  ],
  [
    'last activity, least recent first',
    { by: 'lastSeen', down: true },
    ['Zoë Gray', 'Ann Lee', 'Émile Petit'],
  ],
])('sorts by %s', (_, order, names) => {
  expect(sortPupils(pupils, order, 'en').map(({ fullName }) => fullName)).toEqual(names);
});

test.each([
  ['emile', ['Émile Petit']],
  ['MOON', ['Ann Lee']],
  ['', ['Zoë Gray', 'Émile Petit', 'Ann Lee']],
  ['nobody', []],
])('finds pupils by "%s"', (typed, names) => {
  expect(findPupils(pupils, typed).map(({ fullName }) => fullName)).toEqual(names);
});
