import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { csvFile } from '#lessons/sheets/csv-file.ts';

/** The login cards as a CSV file, for a school's own lists; `address` is where pupils sign in. */
export function cardsCsv(cards: readonly LoginCard[], address: string): string {
  return csvFile([
    ['Name', 'User name', 'Password', 'Address'],
    ...cards.map(({ fullName, userName, password }) => [fullName, userName, password, address]),
  ]);
}
