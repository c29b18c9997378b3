import { type Mail, writeMail } from '../../mail/write-mail.ts';

/** The link to choose a new password, good for an hour. */
export function newPasswordMail(fullName: string | null, address: string): Mail {
  return writeMail({
    subject: 'Choose a new password for Lexiloom',
    greeting: fullName === null ? 'Hello,' : `Hello ${fullName},`,
    paragraphs: ['You asked for a new password. Choose one here:'],
    action: { label: 'Choose a new password', address },
    afterwards:
      'The link works once, within an hour. If you did not ask for it, delete this e-mail: your password stays as it is.',
  });
}
