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
])('%s is %s in the next year', (name, next) => {
  expect(nextClassroom({ name, year: null }).name).toBe(next);
});

test('the year is the next one of the same country', () => {
  expect(nextClassroom({ name: '8B', year: 'england/year-8' }).year).toBe('england/year-9');
});

test('after the last year, and without one, there is none', () => {
  expect(nextClassroom({ name: '8B', year: null }).year).toBe('');
  expect(nextClassroom({ name: '8B', year: 'england/year-13' }).year).toBe('');
});
