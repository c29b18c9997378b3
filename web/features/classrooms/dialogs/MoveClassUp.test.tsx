import { expect, test } from 'vitest';
import { nextClassroom } from './MoveClassUp.tsx';

test.each([
  ['8B French', '9B French'],
  ['10 German', '11 German'],
  ['Year 9 Spanish', 'Year 10 Spanish'],
  ['9. Klasse', '10. Klasse'],
  ['Tuesday club', 'Tuesday club'],
  ['2026 leavers', '2026 leavers'],
  ['Set 2, Year 8', 'Set 2, Year 8'],
])('renames %s to %s for the next year', (name, next) => {
  expect(nextClassroom({ name, year: null }).name).toBe(next);
});

test('selects the next year in the same country’s school system', () => {
  expect(nextClassroom({ name: '8B', year: 'england/year-8' }).year).toBe('england/year-9');
});

test('returns no next year after the last year or without a year', () => {
  expect(nextClassroom({ name: '8B', year: null }).year).toBe('');
  expect(nextClassroom({ name: '8B', year: 'england/year-13' }).year).toBe('');
});
