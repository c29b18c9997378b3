import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

/** Tells a teacher who was removed what stays theirs and what stays with the department. */
export function membershipEndedMail(
  fullName: string,
  organisationName: string,
  origin: string,
): Mail {
  return writeMail({
    subject: `You are no longer in ${organisationName}`,
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `You were removed from ${organisationName} on Lexiloom. Your account and your own resources stay yours.`,
      'Your classes, your pupils and their homework stay with the department, so that nobody loses their work. A colleague looks after them now.',
    ],
    action: { label: 'Open my resources', address: `${origin}/private_resources` },
    afterwards: 'If you think this is a mistake, please speak with your department.',
  });
}
