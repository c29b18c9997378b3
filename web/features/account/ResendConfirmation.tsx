import { useState } from 'react';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { CheckYourMail } from './CheckYourMail.tsx';
import { FormProblem } from './FormProblem.tsx';
import { resendConfirmation } from './resend-confirmation.ts';

/** Sends the link that confirms an address once more. */
export function ResendConfirmation({ email = '' }: { email?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: ForgotPassword,
    initial: { email },
    async send(asked) {
      await resendConfirmation(asked.email);
      setSentTo(asked.email);
    },
  });
  if (sentTo) {
    return (
      <div className="mt-5">
        <CheckYourMail email={sentTo} resend={() => resendConfirmation(sentTo)}>
          Open the link in it to confirm your address.
        </CheckYourMail>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className="mt-5 space-y-4">
      <TextField
        {...form.field('email')}
        label="E-mail address"
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Send me a new link
      </Button>
    </form>
  );
}
