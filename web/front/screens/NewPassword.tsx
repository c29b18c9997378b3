import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { NewPassword as NewPasswordSchema } from '#contracts/validation/new-password.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { AuthPage, linkSecret, Outcome } from '../../features/account/AuthPage.tsx';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { NewPasswordField } from '../../features/account/NewPasswordField.tsx';
import { typedBefore } from '../typed-before.ts';

/** The page that the link in the email opens, to choose a new password. */
export default function NewPassword() {
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open');
  const form = useForm({
    schema: NewPasswordSchema,
    initial: { password: typedBefore('password') },
    async send(chosen) {
      const { hash, pathname } = location;
      const inPath = decodeURIComponent(pathname.split('/')[2] ?? '');
      try {
        await http.post('/newpassword', { ...chosen, secret: linkSecret(hash, inPath) });
        setState('done');
      } catch (error) {
        if (!isExpired(error)) throw error;
        setState('expired');
      }
    },
  });
  if (state === 'done') {
    return (
      <AuthPage title={t`Your password has been changed`}>
        <Outcome
          icon={<CircleCheck size={30} />}
          action={
            <LinkButton href="/signin" variant="primary" size="large" wide>
              <Trans>Sign in</Trans>
            </LinkButton>
          }
        >
          <Trans>
            All your other devices have been signed out. From now on, sign in with the new password.
          </Trans>
        </Outcome>
      </AuthPage>
    );
  }
  if (state === 'expired') {
    return (
      <AuthPage title={t`This link no longer works`}>
        <Outcome
          icon={<Link2Off size={30} />}
          action={
            <LinkButton href="/forgetPassword" variant="primary" size="large" wide>
              <Trans>Send me a new link</Trans>
            </LinkButton>
          }
        >
          <Trans>
            A link for a new password works once, and only for a short time. Your password hasn’t
            changed.
          </Trans>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t`Choose a new password`}>
      <form method="dialog" noValidate onSubmit={form.submit} className="space-y-5">
        <NewPasswordField {...form.field('password')} label={t`New password`} />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          <Trans>Set new password</Trans>
        </Button>
      </form>
    </AuthPage>
  );
}

/**
 * Returns whether the error is about the link itself (unknown, used or expired), because it names no field.
 */
function isExpired(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return (
    error.status === 404 ||
    error.status === 410 ||
    (error.status === 400 && error.fields.every(({ field }) => field !== 'password'))
  );
}
