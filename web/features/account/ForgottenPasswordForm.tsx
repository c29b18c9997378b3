import { useState } from 'react';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { AuthPage } from './AuthPage.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { FormProblem } from './FormProblem.tsx';

/** Asks for a mail with a link to choose a new password. */
export function ForgottenPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: ForgotPassword,
    initial: { email: '' },
    async send(asked) {
      await http.post('/forgetPassword', asked);
      setSentTo(asked.email);
    },
  });
  const back = <a href="/signin">Back to Sign in</a>;
  if (sentTo) {
    return (
      <AuthPage title="Check your mail" under={back}>
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
      lead="Enter your e-mail address, and we send you a link to choose a new one."
      under={
        <>
          <p>{back}</p>
          <p className="text-sm">Pupils ask their teacher.</p>
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="space-y-5">
        <TextField
          {...form.field('email')}
          label="E-mail address"
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          Send the link
        </Button>
      </form>
    </AuthPage>
  );
}
