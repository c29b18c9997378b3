import { expect, test } from 'vitest';
import { Registration } from '#contracts/validation/registration.ts';
import { fieldErrors } from './field-errors.ts';

const right = {
  fullName: 'Siân O’Brien',
  email: 'sian@school.org',
  password: 'Weaving-loom-7',
  country: 'GBR',
};

test('says nothing about what is right', () => {
  expect(fieldErrors(Registration, right)).toEqual({});
});

test('says one thing about each field that is wrong, and only about those', () => {
  const errors = fieldErrors(Registration, { ...right, email: 'sian@', password: 'short' });
  expect(Object.keys(errors).sort()).toEqual(['email', 'password']);
  expect(errors.password).toBe('Use at least 8 characters.');
});
