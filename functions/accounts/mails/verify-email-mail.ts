import { type Mail, writeMail } from '../../mail/write-mail.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
});

/** Asks a new teacher to confirm the address: which registration, and when it was. `address` is the link, good for a day. */
export function verifyEmailMail(
  { fullName, at }: { fullName: string; at: Date },
  address: string,
): Mail {
  return writeMail({
    subject: 'Confirm your e-mail address for Lexiloom',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `Welcome to Lexiloom! On ${moment.format(at)} (UTC) somebody registered with this address under the name ${fullName}. If that was you, one click confirms it, and your two-week free trial begins.`,
    ],
    action: { label: 'Confirm my e-mail address', address },
    afterwards:
      'The link works for 24 hours, and for this registration alone. If the name or the time is not yours, delete this e-mail: unless you click, no account is created.',
  });
}
