import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { FormProblem } from './FormProblem.tsx';

interface CheckYourMailProps {
  email: string;
  children: ReactNode;
  /** Sends the email again. Throws `HttpError` on failure. */
  resend: () => Promise<unknown>;
}

const pauseSeconds = 30;

/** Explains that an email was sent and what to do with it, and offers to send it again. */
export function CheckYourMail({ email, children, resend }: CheckYourMailProps) {
  const [wait, setWait] = useState(pauseSeconds);
  const [busy, setBusy] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const [failure, setFailure] = useState<HttpError | null>(null);
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function again() {
    setBusy(true);
    setFailure(null);
    try {
      await resend();
      setSentAgain(true);
    } catch (error) {
      setFailure(error instanceof HttpError ? error : new HttpError(0, null));
    } finally {
      setBusy(false);
      setWait(pauseSeconds);
    }
  }

  return (
    <div className="space-y-5">
      <div
        aria-hidden="true"
        className="flex size-16 items-center justify-center rounded-card bg-target-soft text-target"
      >
        <MailCheck size={30} />
      </div>
      <div role="status" className="space-y-3">
        <p>
          <Trans>
            If all is well, an e-mail to <strong className="wrap-anywhere">{email}</strong> is on
            its way.
          </Trans>{' '}
          {children}
        </p>
        <p className="text-ink-2">
          <Trans>
            It can take a few minutes. If it doesn’t arrive, look in your spam folder, or ask your
            school whether it blocks e-mails.
          </Trans>
        </p>
        {sentAgain && (
          <p className="font-semibold">
            <Trans>We’ve sent it again.</Trans>
          </p>
        )}
      </div>
      <FormProblem failure={failure} />
      <Button wide busy={busy} disabled={wait > 0 && !busy} onClick={again}>
        {wait > 0 && !busy ? t`Send it again (in ${wait} s)` : t`Send it again`}
      </Button>
    </div>
  );
}

/** Sends the link that confirms an address again. */
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
          <Trans>Open the link in it to confirm your address.</Trans>
        </CheckYourMail>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className="mt-5 space-y-4">
      <TextField
        {...form.field('email')}
        label={t`E-mail address`}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        <Trans>Send me a new link</Trans>
      </Button>
    </form>
  );
}

/**
 * Requests another confirmation email. The response does not reveal whether the account exists. Throws
 * `HttpError`.
 */
export async function resendConfirmation(email: string): Promise<void> {
  await http.post('/auth/verify-email/again', { email });
}
