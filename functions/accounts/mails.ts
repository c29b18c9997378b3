import { type Mail, writeMail } from '../mail/write-mail.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
});

/**
 * Asks a new teacher to confirm the address, and names the registration and its time. `address` is the link,
 * valid for one day.
 */
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

/** Sent if somebody registers with an address that already has an account; the screen must not say so. */
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

/** Sends the link to choose a new password, valid for one hour. */
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

/** Says that the password was changed, so that a takeover does not go unnoticed. */
export function passwordChangedMail(fullName: string, origin: string): Mail {
  return writeMail({
    subject: 'Your Lexiloom password was changed',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Your password was changed just now, and every other browser was signed out. If that was you, all is well.',
    ],
    action: { label: 'It was not me: choose a new password', address: `${origin}/forgetPassword` },
    afterwards: 'You get this e-mail each time the password changes.',
  });
}

/** Sends the new address the link that confirms it, valid for one day. */
export function changeEmailMail(fullName: string, address: string): Mail {
  return writeMail({
    subject: 'Confirm your new e-mail address for Lexiloom',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'You asked to sign in at Lexiloom with this address from now on. One click confirms it:',
    ],
    action: { label: 'Use this address', address },
    afterwards:
      'The link works once, within 24 hours. If you did not ask for it, delete this e-mail: nothing changes.',
  });
}

/** Sent to a new address that already has its own account; the screen must not say so. */
export function addressInUseMail(origin: string): Mail {
  return writeMail({
    subject: 'You already have a Lexiloom account',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, most likely you, asked to move another Lexiloom account to this address. It has an account already, so nothing was changed.',
    ],
    action: { label: 'Sign in with this address', address: `${origin}/signin` },
    afterwards: 'If it was not you, there is nothing to do. Your account has not changed.',
  });
}

/** Notifies the old address that a change was requested: its owner can still stop the change. */
export function emailChangeAskedMail(fullName: string, origin: string): Mail {
  return writeMail({
    subject: 'Somebody asked to change the e-mail address of your Lexiloom account',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Somebody who knows your password asked to move your account to another e-mail address. If that was you, open the link in the e-mail that we sent there.',
    ],
    action: { label: 'It was not me: choose a new password', address: `${origin}/forgetPassword` },
    afterwards:
      'A new password stops the change: the link in the other e-mail will no longer work.',
  });
}

/** Notifies the old address that the change is complete. */
export function emailChangedMail(fullName: string, origin: string): Mail {
  return writeMail({
    subject: 'Your Lexiloom account has a new e-mail address',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'From now on you sign in with your new address, and every other browser was signed out. You can no longer use this address at Lexiloom.',
    ],
    action: { label: 'Go to Lexiloom', address: `${origin}/signin` },
    afterwards: 'If it was not you, tell us at once: somebody knows your password.',
  });
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Says that the account will be deleted, when, and how to keep it. `deleteAfter` is ISO 8601. */
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

/** Says that signing in has cancelled the deletion. */
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
