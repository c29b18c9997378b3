import { supportAddress } from '#functions/mail/support-address.ts';
import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
});

interface ActedAs {
  /** Who is written to: the person, or the teacher of a pupil, who has no address. */
  fullName: string;
  /** The pupil, where it is a pupil's account. */
  pupil: string | null;
  admin: string;
  reason: string;
  at: Date;
}

/** Tells somebody that one of us looks at Lexiloom as them, who, when and why. */
export function actedAsMail({ fullName, pupil, admin, reason, at }: ActedAs, origin: string): Mail {
  const whose = pupil === null ? 'your account' : `the account of your pupil ${pupil}`;
  return writeMail({
    subject: 'Somebody from Lexiloom opened an account of yours',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `${admin} of Lexiloom opened ${whose} on ${moment.format(at)} (UTC), for fifteen minutes at most. The reason given: ${reason}`,
      'They can look around, and correct a lesson. Passwords, members, payments, downloads and removals stay yours, and what they do is recorded.',
    ],
    action: { label: 'Open Lexiloom', address: `${origin}/signin` },
    afterwards: `If you did not expect this, write to ${supportAddress(origin)} and ask us.`,
  });
}
