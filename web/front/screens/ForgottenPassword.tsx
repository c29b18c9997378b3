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
  const back = <a href="/signin">Back to Sign in</a>;
  if (sentTo) {
    return (
      <AuthPage title="Check your e-mail" under={back}>
        <CheckYourMail
          email={sentTo}
          resend={() => http.post('/forgetPassword', { email: sentTo })}
        >
          Open the link in it to choose a new password.
        </CheckYourMail>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Forgotten your password?"
      lead="Enter your e-mail address, and we’ll send you a link to choose a new one."
      under={
        <>
          <p>{back}</p>
          <p className="text-sm">Pupils: ask your teacher for a new login card.</p>
        </>
      }
    >
      <form method="dialog" noValidate onSubmit={form.submit} className="space-y-5">
        <TextField
          {...form.field('email')}
          label="E-mail address"
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          Send link
        </Button>
      </form>
    </AuthPage>
  );
}
