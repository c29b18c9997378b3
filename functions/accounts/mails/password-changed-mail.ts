import { type Mail, writeMail } from '../../mail/write-mail.ts';

/** Tells that the password was changed, so that nobody loses an account without noticing. */
export function passwordChangedMail(fullName: string, origin: string): Mail {
  return writeMail({
    subject: 'Your Lexiloom password was changed',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Your password was changed just now, and every other browser was signed out. If that was you, all is well.',
    ],
    action: { label: 'It was not me: choose a new password', address: `${origin}/forgetPassword` },
    afterwards: 'You get this e-mail each time the password changes.',
  });
}
