import { expect, test } from 'vitest';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { filterOptions } from './filter-options.ts';
import { HomeworkFilters } from './homework-filters.ts';

const noFilters = HomeworkFilters.parse({});

const classroom = (
  id: string,
  name: string,
  language: string | null,
  year: string | null,
): ClassroomRow => ({
  id,
  name,
  language,
  year,
  interfaceLanguage: null,
  archived: false,
  pupils: 24,
  openHomeworks: 1,
  teacherId: 'ann',
  teacherName: 'Ann Weaver',
  mine: true,
  createdAt: '2026-09-01T08:00:00Z',
});
const classrooms = [
  classroom('c1', '8B', 'fr', 'england/year-8'),
  classroom('c2', '10A', 'de', 'england/year-10'),
  classroom('c3', '8C', 'fr', null),
];

test('lists each language and year of the classes once, with the years in order', () => {
  const { language, year } = filterOptions(noFilters, [], classrooms, null);
  expect(language.map(({ label }) => label)).toEqual(['French', 'German']);
  expect(year.map(({ value }) => value)).toEqual(['england/year-8', 'england/year-10']);
});

test('lists the user’s own homework first, then the department’s teachers', () => {
  const me = { id: 't1', teacherProfiles: [{ id: 't2', fullName: 'Zoë Quill' }] };
  expect(filterOptions(noFilters, [], [], me).teacherId).toEqual([
    { value: 't1', label: 'Only mine' },
    { value: 't2', label: 'Zoë Quill' },
  ]);
});

test('keeps the filter value from the address in the list even if it is unknown', () => {
  const asked = { ...noFilters, classroomId: 'gone', language: 'ja' };
  const { classroomId, language } = filterOptions(asked, [], classrooms, null);
  expect(classroomId.at(-1)).toEqual({ value: 'gone', label: 'This class' });
  expect(language.map(({ value }) => value)).toContain('ja');
});
