import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

/** Tells a teacher that the organisation is theirs now, and what that means. */
export function organisationHandedOverMail(
  fullName: string,
  formerOwner: string,
  organisationName: string,
  origin: string,
): Mail {
  return writeMail({
    subject: `${organisationName} is yours to look after`,
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `${formerOwner} has made you the owner of ${organisationName} on Lexiloom. The department’s plan is yours to manage with it.`,
      'Please add a card of your own and your address for invoices: open Manage subscription, then Card and billing details.',
    ],
    action: { label: 'Manage subscription', address: `${origin}/subscription/manage` },
    afterwards: 'If you did not expect this, please speak with your colleague.',
  });
}
