import { type Mail, writeMail } from '../../mail/write-mail.ts';

/** Asks a new teacher to confirm the address. `address` is the link, good for a day. */
export function verifyEmailMail(fullName: string, address: string): Mail {
  return writeMail({
    subject: 'Confirm your e-mail address for Lexiloom',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Welcome to Lexiloom! One click confirms that this address is yours, and your two weeks of trying everything out begin.',
    ],
    action: { label: 'Confirm my e-mail address', address },
    afterwards:
      'The link works for 24 hours. If you did not register with us, you can simply delete this mail: without the click there is no account.',
  });
}
