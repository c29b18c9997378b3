import { type Mail, writeMail } from '../../mail/write-mail.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells that the account will be deleted, when, and how to keep it. `deleteAfter` is ISO 8601. */
export function deletionAskedMail(fullName: string, deleteAfter: string, origin: string): Mail {
  return writeMail({
    subject: 'Your Lexiloom account will be deleted',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `You asked us to delete your account. You are signed out everywhere, your lessons are private, and any plan you have is no longer renewed. On ${day.format(new Date(deleteAfter))} everything else is deleted for good.`,
      'Changed your mind? Sign in before that day to keep your account.',
    ],
    action: { label: 'Sign in and keep my account', address: `${origin}/signin` },
    afterwards: 'If it was not you, sign in at once and choose a new password.',
  });
}

/** Tells that signing in has taken the deletion back. */
export function accountKeptMail(fullName: string, origin: string): Mail {
  return writeMail({
    subject: 'Your Lexiloom account stays',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'You signed in, so your account is not deleted. Everything is where you left it. Lessons that were public are private now, and a plan that you pay for is not renewed until you say so under Subscriptions.',
    ],
    action: { label: 'Look at my subscription', address: `${origin}/subscription/product` },
    afterwards: 'If it was not you who signed in, choose a new password at once.',
  });
}
