import { useState } from 'react';
import { ChangeEmail } from '#contracts/validation/change-email.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { FormProblem } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';

/** The address one signs in with, and how to move to another one. */
export function EmailForm({ email }: { email: string | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: ChangeEmail,
    initial: { email: '', password: '' },
    async send(change) {
      await http.post('/v1/me/email', change);
      setSentTo(change.email);
      form.reset();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <p>
        You sign in with{' '}
        <strong dir="ltr" className="wrap-anywhere">
          {email}
        </strong>
        .
      </p>
      <div role="status">
        {sentTo && (
          <Notice>
            We have sent a mail to{' '}
            <span dir="ltr" className="wrap-anywhere">
              {sentTo}
            </span>
            . Open the link in it within a day; until then nothing changes.
          </Notice>
        )}
      </div>
      <TextField
        {...form.field('email')}
        label="New e-mail address"
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <PasswordField {...form.field('password')} label="Your password" />
      <FormProblem failure={form.failure} />
      <Button type="submit" busy={form.busy}>
        Send the confirming mail
      </Button>
    </form>
  );
}
