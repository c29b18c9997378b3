import { expect, test } from 'vitest';
import { Registration } from '#contracts/validation/registration.ts';
import { fieldErrors } from './field-errors.ts';

const right = {
  fullName: 'Siân O’Brien',
  email: 'sian@school.org',
  password: 'Weaving-loom-7',
  country: 'GBR',
};

test('returns no errors for valid fields', () => {
  expect(fieldErrors(Registration, right)).toEqual({});
});

test('returns one error for each invalid field and none for valid fields', () => {
  const errors = fieldErrors(Registration, { ...right, email: 'sian@', password: 'short' });
  expect(Object.keys(errors).sort()).toEqual(['email', 'password']);
  expect(errors.password).toBe('Use at least 8 characters.');
});
