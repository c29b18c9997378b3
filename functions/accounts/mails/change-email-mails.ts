import { type Mail, writeMail } from '../../mail/write-mail.ts';

/** To the new address: the link that makes it true, good for a day. */
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

/** To a new address that has an account of its own already; the screen must not say so. */
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

/** To the old address, when another one was asked for: whoever reads it can still stop the change. */
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

/** To the old address, when the change is made. */
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
