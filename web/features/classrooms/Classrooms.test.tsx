import { expect, test } from 'vitest';
import { findClassrooms } from './Classrooms.tsx';

const row = (name: string, teacherName: string) => ({
  id: name,
  name,
  teacherId: teacherName.split(' ')[0] ?? '',
  teacherName,
  language: null,
  year: null,
  interfaceLanguage: null,
  archived: false,
  pupils: 0,
  openHomeworks: 0,
  mine: true,
  createdAt: '',
});
const rows = [row('8B French', 'Ann Lee'), row('9A Español', 'Zoë Gray')];

test.each([
  ['', ['8B French', '9A Español']],
  ['french', ['8B French']],
  ['ESPANOL', ['9A Español']],
  ['zoe', ['9A Español']],
  ['latin', []],
])('finds classes by "%s"', (typed, names) => {
  expect(findClassrooms(rows, typed).map(({ name }) => name)).toEqual(names);
});

test('combines the teacher filter with the search', () => {
  expect(findClassrooms(rows, '', 'Zoë').map(({ name }) => name)).toEqual(['9A Español']);
  expect(findClassrooms(rows, 'french', 'Zoë')).toEqual([]);
});
