import { expect, test } from 'vitest';
import { ChangePassword } from './change-password.ts';
import { ForgotPassword } from './forgot-password.ts';
import { NewPassword } from './new-password.ts';
import { Profile } from './profile.ts';
import { Registration } from './registration.ts';
import { SignIn } from './sign-in.ts';

const good = {
  fullName: 'Ana López',
  email: 'ana@school.org',
  password: 'Tr0mpette&gare',
  country: 'ESP',
};

test('drops unknown fields of a registration', () => {
  expect(Registration.parse({ ...good, role: 'admin', accessType: 'UNLIMITED' })).toEqual(good);
});

test('requires a non-blank name for a department', () => {
  const organisationName = 'Lycée Jean-Moulin, langues 2';
  expect(Registration.parse({ ...good, organisationName }).organisationName).toBe(organisationName);
  expect(Registration.safeParse({ ...good, organisationName: ' ' }).success).toBe(false);
});

test('returns a message for each empty field', () => {
  const wants = (schema: { safeParse: typeof Registration.safeParse }, value: unknown) =>
    schema.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(wants(Registration, {})).toEqual([
    ['fullName', 'Enter a name.'],
    ['email', 'Enter your e-mail address.'],
    ['password', 'Enter a password.'],
    ['country', 'Choose a country.'],
  ]);
  expect(SignIn.safeParse({ userName: '', password: '' }).error?.issues).toMatchObject([
    { message: 'Enter your e-mail address or user name.' },
    { message: 'Enter your password.' },
  ]);
  expect(ForgotPassword.safeParse({}).success).toBe(false);
  expect(NewPassword.safeParse({ password: 'short' }).success).toBe(false);
  expect(ChangePassword.safeParse({ current: 'old', next: 'Tr0mpette&gare' }).success).toBe(true);
  expect(Profile.parse({ country: 'FRA', role: 'admin' })).toEqual({ country: 'FRA' });
});
