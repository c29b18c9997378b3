import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SignIn as SignInSchema } from '#contracts/validation/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import { homeOf } from '../../app/session/home-of.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from '../../features/account/AuthPage.tsx';
import { ResendConfirmation } from '../../features/account/CheckYourMail.tsx';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { PasswordField } from '../../features/account/PasswordField.tsx';
import { fetchApp } from '../fetch-app.ts';
import { inBrowser, typedBefore } from '../typed-before.ts';
import { useLeaveFor } from '../use-leave-for.ts';
import { useTakenOver } from '../use-taken-over.ts';

/** The sign-in form: teachers use their email address, pupils their user name. */
export default function SignIn() {
  const who = useSession((session) => session.who);
  const redirectPath = useSession((session) => session.redirectPath);
  const [{ params, card }] = useState(readAddress);
  const askedFor = params.get('next') ?? redirectPath;
  const isTakenOver = useTakenOver();
  useEffect(() => {
    if (document.activeElement?.closest('form')) fetchApp();
  }, []);
  const form = useForm({
    schema: SignInSchema,
    // The QR code on a pupil's login card contains the user name.
    initial: {
      userName: typedBefore('userName') || (params.get('user') ?? ''),
      password: typedBefore('password'),
    },
    send: (credentials) =>
      useSession.getState().signIn({ ...credentials, ...(card !== null && { card }) }),
  });
  useLeaveFor(who && pathAfterSignIn(askedFor, homeOf(who.role)));
  return (
    <AuthPage
      title={t`Sign in`}
      lead={isTakenOver && askedFor && t`Sign in to continue to the page you wanted.`}
      under={
        <>
          <p>
            <Trans>
              New here? <a href="/register">Create an account</a> or{' '}
              <a href="/createaccount">one for your department</a>.
            </Trans>
          </p>
          <p className="text-sm">
            <Trans>Pupils get their user name and password from their teacher.</Trans>
          </p>
        </>
      }
    >
      <form
        method="dialog"
        noValidate
        onSubmit={form.submit}
        onFocus={fetchApp}
        data-for-visitors
        className="space-y-5"
      >
        <TextField
          {...form.field('userName')}
          label={t`E-mail address or user name`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          dir="ltr"
        />
        <div>
          <PasswordField {...form.field('password')} label={t`Password`} />
          <p className="mt-2 text-end text-sm">
            <a href="/forgetPassword" className="inline-block py-1">
              <Trans>Forgotten your password?</Trans>
            </a>
          </p>
        </div>
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy || who !== null}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      {form.failure?.code === 'email_not_verified' && (
        <ResendConfirmation email={form.values.userName} />
      )}
    </AuthPage>
  );
}

/**
 * The query, with the page that another entry asks to return to (`next`) and the user name of a pupil's login
 * card (`user`); and the key of the card, which is after `#`.
 */
function readAddress() {
  const { search, hash } = inBrowser ? location : { search: '', hash: '' };
  return {
    params: new URLSearchParams(search),
    card: new URLSearchParams(hash.slice(1)).get('card'),
  };
}

/**
 * The page to open after signing in: the requested page if it is on this site, otherwise the home page. A
 * path such as `//elsewhere.example` leads to another site and is ignored.
 */
export function pathAfterSignIn(askedFor: string | null, home: string): string {
  return askedFor && /^\/(?![/\\])/.test(askedFor) ? askedFor : home;
}
