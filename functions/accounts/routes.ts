import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import type { Routes } from '../http/app.ts';
import type { MailEnv } from '../mail/mailer.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endSessions } from './end-sessions.ts';
import { exportMe } from './export-me.ts';
import { getDisplay } from './get-display.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { previewDeletion } from './preview-deletion.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestNewEmail } from './request-new-email.ts';
import { requestNewPassword } from './request-new-password.ts';
import { sendVerification } from './send-verification.ts';
import { setDisplay } from './set-display.ts';
import { setInterfaceLanguage } from './set-interface-language.ts';
import { setNewPassword, setNewPasswordByAddress } from './set-new-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { updateMe } from './update-me.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * The route table of the accounts Worker. The password hasher is a parameter because tests use a different
 * one.
 */
export const accountRoutes = (hasher: PasswordHasher): Routes<AccountsEnv> => ({
  'POST /login': signIn(hasher),
  'GET /logout': signOut,
  'POST /auth/verify-email': verifyEmail,
  'POST /auth/verify-email/again': sendVerification,
  'POST /auth/change-email': changeEmail,
  'GET /auth/:secret': refreshSession,
  'POST /registration': register(hasher),
  'POST /forgetPassword': requestNewPassword,
  'POST /newpassword': setNewPassword(hasher),
  'POST /newpassword/:id': setNewPasswordByAddress(hasher),
  'GET /v1/me': getMe,
  'PATCH /v1/me': updateMe,
  'GET /v1/me/display': getDisplay,
  'PUT /v1/me/display': setDisplay,
  'PUT /v1/me/interface-language': setInterfaceLanguage,
  'POST /v1/me/password': changePassword(hasher),
  'POST /v1/me/email': requestNewEmail(hasher),
  'GET /v1/me/sessions': listSessions,
  'POST /v1/me/sessions/end': endSessions,
  'GET /v1/me/export': exportMe,
  'GET /v1/me/deletion': previewDeletion,
  'POST /v1/me/deletion': requestDeletion(hasher),
});

/** The bindings of the accounts Worker. */
export type AccountsEnv = MailEnv;
