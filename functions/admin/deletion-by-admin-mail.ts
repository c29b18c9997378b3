import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells a teacher that an admin has their account deleted, when, and how to keep it. `deleteAfter` is ISO 8601. */
export function deletionByAdminMail(fullName: string, deleteAfter: string, origin: string): Mail {
  return writeMail({
    subject: 'Your Lexiloom account will be deleted',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `As asked, we have deactivated your account. You are signed out everywhere, your lessons are private, and any plan you have is no longer renewed. On ${day.format(new Date(deleteAfter))} everything else is deleted for good.`,
      'Is this a mistake? Sign in before that day to keep your account.',
    ],
    action: { label: 'Sign in and keep my account', address: `${origin}/signin` },
    afterwards: 'If you did not ask for it, sign in and write to us, so that we can find out why.',
  });
}
