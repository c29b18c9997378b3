import { expect, test } from 'vitest';
import { Password } from '../validation/password.ts';
import { pupilPassword } from './pupil-password.ts';
import { userNames } from './user-names.ts';

test('generates distinct, short user names that are easy to type', () => {
  const names = userNames(500, 7);
  expect(new Set(names).size).toBe(500);
  for (const name of names) expect(name).toMatch(/^[a-z]{3,9}-[a-z]{3,9}-\d\d$/);
  expect(userNames(3, 7)).toEqual(names.slice(0, 3));
});

test('generates distinct longer user names that are easy to type', () => {
  const names = userNames(500, 7, 4);
  expect(new Set(names).size).toBe(500);
  for (const name of names) expect(name).toMatch(/^[a-z]{3,9}-[a-z]{3,9}-[1-9]\d{3}$/);
});

test('generates a valid pupil password from any bytes', () => {
  for (let seed = 0; seed < 256; seed += 1) {
    const password = pupilPassword(new Uint8Array(10).fill(seed));
    expect(password).toMatch(/^[A-Z][a-z]{4}-\d{4}$/);
    expect(Password.safeParse(password).success).toBe(true);
  }
});
