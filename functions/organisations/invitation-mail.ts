import { invitationDays } from '#contracts/organisation/organisation.ts';
import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

interface Invitation {
  fullName: string;
  invitedBy: string;
  organisationName: string;
  /** The link, good for `invitationDays`. */
  address: string;
}

/** Invites a teacher into an organisation. */
export function invitationMail({
  fullName,
  invitedBy,
  organisationName,
  address,
}: Invitation): Mail {
  return writeMail({
    subject: `${invitedBy} invites you to ${organisationName} on Lexiloom`,
    greeting: fullName ? `Hello ${fullName},` : 'Hello,',
    paragraphs: [
      `${invitedBy} would like you to join ${organisationName} on Lexiloom, where language teachers make a lesson from one text, teach from it and set it as homework.`,
      'The department has a place for you. Before you join, the page says what your colleagues will see of your work.',
    ],
    action: { label: 'Look at the invitation', address },
    afterwards: `The link works once, within ${invitationDays} days, and only for this address. If you did not expect it, you can simply delete this e-mail.`,
  });
}
