import { type Mail, writeMail } from '../../mail/write-mail.ts';

/** For somebody who registers with an address that has an account; the screen must not say so. */
export function alreadyRegisteredMail(fullName: string, origin: string): Mail {
  return writeMail({
    subject: 'You already have a Lexiloom account',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Somebody, most likely you, just registered at Lexiloom with this address. You already have an account here, so nothing was changed: sign in with the password you chose.',
      `If you have forgotten it, ask for a new one here:\n${origin}/forgetPassword`,
    ],
    action: { label: 'Sign in', address: `${origin}/signin` },
    afterwards: 'If it was not you, there is nothing to do. Your account has not changed.',
  });
}
