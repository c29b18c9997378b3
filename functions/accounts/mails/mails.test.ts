import { expect, test } from 'vitest';
import { writeMail } from '../../mail/write-mail.ts';
import {
  alreadyRegisteredMail,
  newPasswordMail,
  passwordChangedMail,
  verifyEmailMail,
} from '../mails.ts';

const at = new Date('2026-11-26T09:30:00Z');
const origin = 'https://lexiloom.example';

test.each([
  [
    'the mail that verifies an address',
    verifyEmailMail({ fullName: 'Ana', at }, `${origin}/auth/verify-email#secret=abc`),
    'secret=abc',
  ],
  [
    'the mail to an address that is already registered',
    alreadyRegisteredMail('Ana', origin),
    '/signin',
  ],
  [
    'the mail for a new password',
    newPasswordMail('Ana', `${origin}/newpassword/link#abc`),
    '/newpassword/link#abc',
  ],
  ['the mail after a password change', passwordChangedMail('Ana', origin), '/forgetPassword'],
])('uses the same greeting and link in text and HTML: %s', (_name, letter, link) => {
  const mail = writeMail(letter);
  expect(mail.subject).not.toBe('');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Hello Ana,');
    expect(form).toContain(link);
  }
});

test('escapes markup in a name', () => {
  const mail = writeMail(
    verifyEmailMail({ fullName: '<img src=x onerror=alert(1)>', at }, `${origin}/a?b=1&c="2"`),
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('b=1&amp;c=&quot;2&quot;');
});
