import { dayOf, type Letter, mailText, momentOf } from '../mail/letter.ts';

/**
 * Asks a new teacher to confirm the address, and states the name and the time of the registration. `address`
 * is the link, valid for one day.
 */
export function verifyEmailMail(
  { fullName, at }: { fullName: string; at: Date },
  address: string,
): Letter {
  return {
    subject: mailText`Confirm your e-mail address for Lexiloom`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`Welcome to Lexiloom. On ${{ moment: momentOf(at) }} (UTC), someone registered with this address under the name ${{ fullName }}. If that was you, click below to confirm it and start your two-week free trial.`,
    ],
    action: { label: mailText`Confirm my e-mail address`, address },
    afterwards: mailText`The link works for 24 hours and only for this registration. If the name or time looks wrong, delete this e-mail: no account is created unless you click.`,
  };
}

/**
 * Notifies the owner of an account that a person tried to register with its address. Only the email says so,
 * because the screen must not reveal that the account exists.
 */
export function alreadyRegisteredMail(fullName: string, origin: string): Letter {
  return {
    subject: mailText`You already have a Lexiloom account`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`Someone, most likely you, has just registered at Lexiloom with this address. You already have an account, so nothing has changed: sign in with your existing password.`,
      mailText`If you have forgotten it, you can choose a new one here:\n${{ address: `${origin}/forgetPassword` }}`,
    ],
    action: { label: mailText`Sign in`, address: `${origin}/signin` },
    afterwards: mailText`If it wasn’t you, you don’t need to do anything. Your account has not changed.`,
  };
}

/** Sends the link to choose a new password, valid for one hour. */
export function newPasswordMail(fullName: string | null, address: string): Letter {
  return {
    subject: mailText`Choose a new password for Lexiloom`,
    greeting: fullName === null ? mailText`Hello,` : mailText`Hello ${{ fullName }},`,
    paragraphs: [mailText`You asked for a new password. Choose one here:`],
    action: { label: mailText`Choose a new password`, address },
    afterwards: mailText`The link works once and expires in an hour. If you didn’t ask for it, delete this e-mail: your password stays the same.`,
  };
}

/** Notifies the user that the password was changed, so that a takeover is noticed. */
export function passwordChangedMail(fullName: string, origin: string): Letter {
  return {
    subject: mailText`Your Lexiloom password was changed`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`Your password has just been changed, and all your other devices have been signed out. If that was you, you don’t need to do anything.`,
    ],
    action: {
      label: mailText`It wasn’t me: choose a new password`,
      address: `${origin}/forgetPassword`,
    },
    afterwards: mailText`We send this e-mail every time your password changes.`,
  };
}

/** Sends the new address the link that confirms it, valid for one day. */
export function changeEmailMail(fullName: string, address: string): Letter {
  return {
    subject: mailText`Confirm your new e-mail address for Lexiloom`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`You asked to sign in to Lexiloom with this address from now on. Click below to confirm it:`,
    ],
    action: { label: mailText`Use this address`, address },
    afterwards: mailText`The link works once and expires in 24 hours. If you didn’t ask for it, delete this e-mail and nothing will change.`,
  };
}

/**
 * Notifies the owner of an account that another account's owner entered its address as a new address. Only
 * the email says so, because the screen must not reveal that the account exists.
 */
export function addressInUseMail(origin: string): Letter {
  return {
    subject: mailText`You already have a Lexiloom account`,
    greeting: mailText`Hello,`,
    paragraphs: [
      mailText`Someone, most likely you, asked to move another Lexiloom account to this address. This address already has an account, so nothing has changed.`,
    ],
    action: { label: mailText`Sign in with this address`, address: `${origin}/signin` },
    afterwards: mailText`If it wasn’t you, you don’t need to do anything. Your account has not changed.`,
  };
}

/** Notifies the old address of a requested change, so that its owner can still stop the change. */
export function emailChangeAskedMail(fullName: string, origin: string): Letter {
  return {
    subject: mailText`Someone asked to change the e-mail address of your Lexiloom account`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`Someone who knows your password asked to move your account to another e-mail address. If that was you, open the link in the e-mail we sent there.`,
    ],
    action: {
      label: mailText`It wasn’t me: choose a new password`,
      address: `${origin}/forgetPassword`,
    },
    afterwards: mailText`Choosing a new password stops the change: the link in the other e-mail will no longer work.`,
  };
}

/** Notifies the old address that the change is complete. */
export function emailChangedMail(fullName: string, origin: string): Letter {
  return {
    subject: mailText`Your Lexiloom account has a new e-mail address`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`From now on, sign in with your new address. All your other devices have been signed out. You can no longer use this address to sign in.`,
    ],
    action: { label: mailText`Go to Lexiloom`, address: `${origin}/signin` },
    afterwards: mailText`If it wasn’t you, contact us straight away: someone knows your password.`,
  };
}

/** States that the account will be deleted, when, and how to keep it. `deleteAfter` is in ISO 8601. */
export function deletionAskedMail(fullName: string, deleteAfter: string, origin: string): Letter {
  return {
    subject: mailText`Your Lexiloom account will be deleted`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`You asked us to delete your account. You are signed out everywhere, your lessons are private, and any plan you have will not be renewed. On ${{ date: dayOf(deleteAfter) }} everything else will be deleted for good.`,
      mailText`Changed your mind? Sign in before that day to keep your account.`,
    ],
    action: { label: mailText`Sign in and keep my account`, address: `${origin}/signin` },
    afterwards: mailText`If it wasn’t you, sign in straight away and choose a new password.`,
  };
}

/** Confirms that signing in has cancelled the deletion. */
export function accountKeptMail(fullName: string, origin: string): Letter {
  return {
    subject: mailText`Your Lexiloom account has been kept`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`You signed in, so your account will not be deleted. Everything is where you left it. Lessons that were public are now private, and a paid plan will not be renewed unless you choose to under Subscriptions.`,
    ],
    action: { label: mailText`See my subscription`, address: `${origin}/subscription/product` },
    afterwards: mailText`If it wasn’t you who signed in, choose a new password straight away.`,
  };
}
