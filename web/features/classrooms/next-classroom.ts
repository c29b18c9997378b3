import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { audienceGroups } from '#language/levels.ts';

/**
 * Name and year of a class in the next school year: "8B French" is "9B French", and the year is the one
 * that follows in its country, or none after the last. A name without a number in front stays.
 */
export function nextClassroom({ name, year }: Pick<ClassroomRow, 'name' | 'year'>): {
  name: string;
  year: string;
} {
  const years = audienceGroups.flatMap(({ audiences }) => {
    const own = audiences.filter(({ key, level }) => key !== level).map(({ key }) => key);
    return own.includes(year ?? '') ? [own] : [];
  });
  const own = years[0] ?? [];
  const next = own[own.indexOf(year ?? '') + 1] ?? '';
  return { name: nextName(name), year: next };
}

/** Only a number of a school year, 1 to 13, that begins the name or follows "Year" goes up. */
const nextName = (name: string): string =>
  name.replace(/^((?:Year|Class|Grade)\s+)?(\d{1,2})(?!\d)/i, (whole, word = '', digits) =>
    Number(digits) >= 1 && Number(digits) <= 13 ? `${word}${Number(digits) + 1}` : whole,
  );
