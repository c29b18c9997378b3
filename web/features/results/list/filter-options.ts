import { t } from '@lingui/core/macro';
import type { User } from '#contracts/access/user.ts';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import type { HomeworkFilters } from './homework-filters.ts';

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * The options of the list's filters: the values that occur in the user's classes, and the values that are
 * already selected.
 */
export function filterOptions(
  filters: HomeworkFilters,
  rows: readonly HomeworkByClassRow[],
  classrooms: readonly ClassroomRow[],
  me: Pick<User, 'id' | 'teacherProfiles'> | null,
): Record<'language' | 'year' | 'teacherId' | 'classroomId', FilterOption[]> {
  const teachers = [
    ...(me ? [{ value: me.id, label: t`Only mine` }] : []),
    ...(me?.teacherProfiles ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
    ...rows.map(({ teacherId, teacherName }) => ({ value: teacherId, label: teacherName })),
  ];
  return {
    language: options(
      [...classrooms, ...rows].map(({ language }) => language),
      filters.language,
      nameOfLanguage,
    ),
    year: options(
      [...classrooms, ...rows].map(({ year }) => year),
      filters.year,
      nameOfAudience,
    ),
    teacherId: distinct(teachers, filters.teacherId, t`This teacher`),
    classroomId: distinct(
      [
        ...classrooms.map(({ id, name }) => ({ value: id, label: name })),
        ...rows.map((row) => ({ value: row.classroomId, label: row.classroomName })),
      ],
      filters.classroomId,
      t`This class`,
    ),
  };
}

function options(
  values: readonly (string | null)[],
  chosen: string,
  say: (value: string) => string,
): FilterOption[] {
  const known = new Set([...values, chosen].filter((value) => value !== null && value !== ''));
  return [...known]
    .flatMap((value) => (value === null ? [] : [{ value, label: say(value) }]))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale, { numeric: true }));
}

/**
 * Removes duplicates and keeps the first name. The selected value is included even if its name is unknown.
 */
function distinct(all: readonly FilterOption[], chosen: string, unknown: string): FilterOption[] {
  const first = new Map<string, string>();
  for (const { value, label } of all) if (!first.has(value)) first.set(value, label);
  if (chosen && !first.has(chosen)) first.set(chosen, unknown);
  return [...first].map(([value, label]) => ({ value, label }));
}
