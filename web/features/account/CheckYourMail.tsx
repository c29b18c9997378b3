import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { FormProblem } from './FormProblem.tsx';

interface CheckYourMailProps {
  email: string;
  children: ReactNode;
  /** Sends the mail once more; throws `HttpError`. */
  resend: () => Promise<unknown>;
}

const pauseSeconds = 30;

/** What to do now that a mail is on its way, and another one when it does not come. */
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
          If all is well, an e-mail to <strong className="wrap-anywhere">{email}</strong> is on its
          way. {children}
        </p>
        <p className="text-ink-2">
          It can take a few minutes. If it doesn’t arrive, look in your spam folder, or ask your
          school whether it blocks e-mails.
        </p>
        {sentAgain && <p className="font-semibold">We have sent it again.</p>}
      </div>
      <FormProblem failure={failure} />
      <Button wide busy={busy} disabled={wait > 0 && !busy} onClick={again}>
        {wait > 0 && !busy ? `Send it again (in ${wait} s)` : 'Send it again'}
      </Button>
    </div>
  );
}
