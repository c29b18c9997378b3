import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { AuthPage } from '../../features/account/AuthPage.tsx';
import { CheckYourMail } from '../../features/account/CheckYourMail.tsx';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { typedBefore } from '../typed-before.ts';

/** Requests an email with a link to choose a new password. */
export default function ForgottenPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: ForgotPassword,
    initial: { email: typedBefore('email') },
    async send(asked) {
      await http.post('/forgetPassword', asked);
      setSentTo(asked.email);
    },
  });
  const back = (
    <a href="/signin">
      <Trans>Back to Sign in</Trans>
    </a>
  );
  if (sentTo) {
    return (
      <AuthPage title={t`Check your e-mail`} under={back}>
        <CheckYourMail
          email={sentTo}
          resend={() => http.post('/forgetPassword', { email: sentTo })}
        >
          <Trans>Open the link in it to choose a new password.</Trans>
        </CheckYourMail>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t`Forgotten your password?`}
      lead={t`Enter your e-mail address, and we’ll send you a link to choose a new one.`}
      under={
        <>
          <p>{back}</p>
          <p className="text-sm">
            <Trans>Pupils: ask your teacher for a new login card.</Trans>
          </p>
        </>
      }
    >
      <form method="dialog" noValidate onSubmit={form.submit} className="space-y-5">
        <TextField
          {...form.field('email')}
          label={t`E-mail address`}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          <Trans>Send link</Trans>
        </Button>
      </form>
    </AuthPage>
  );
}
