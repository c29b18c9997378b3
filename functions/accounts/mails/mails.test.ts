import { expect, test } from 'vitest';
import { alreadyRegisteredMail } from './already-registered-mail.ts';
import { newPasswordMail } from './new-password-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { verifyEmailMail } from './verify-email-mail.ts';

const origin = 'https://lexiloom.example';

test.each([
  ['verify', verifyEmailMail('Ana', `${origin}/auth/verify-email?secret=abc`), 'secret=abc'],
  ['already registered', alreadyRegisteredMail('Ana', origin), '/signin'],
  ['new password', newPasswordMail('Ana', `${origin}/newpassword/abc`), '/newpassword/abc'],
  ['password changed', passwordChangedMail('Ana', origin), '/forgetPassword'],
])('the mail "%s" says the same in text and HTML', (_name, mail, link) => {
  expect(mail.subject).not.toBe('');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Hello Ana,');
    expect(form).toContain(link);
  }
});

test('a name brings no markup', () => {
  const mail = verifyEmailMail('<img src=x onerror=alert(1)>', `${origin}/a?b=1&c="2"`);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('b=1&amp;c=&quot;2&quot;');
});
