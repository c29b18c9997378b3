import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { http } from '../../app/http/http.ts';
import { AuthPage, Outcome } from './AuthPage.tsx';
import { ResendConfirmation } from './CheckYourMail.tsx';
import { FormProblem } from './FormProblem.tsx';

type State = 'asking' | 'done' | 'expired' | HttpError;

/** Texts for the two kinds of links in emails: for a first address and for a changed address. */
const kinds = {
  first: {
    path: '/auth/verify-email',
    done: 'Your address is confirmed',
    next: 'Welcome to Lexiloom. Sign in, and make your first lesson.',
  },
  new: {
    path: '/auth/change-email',
    done: 'Your new address is in use',
    next: 'From now on, sign in with it. All your other devices have been signed out.',
  },
} as const;

/** The page that the link in the email opens, which confirms the address. */
export default function VerifyEmail() {
  // The secret is after `#`, which browsers never send to a server. Links emailed by earlier versions have it
  // in the query.
  const { hash, search } = useLocation();
  const params = new URLSearchParams(hash.slice(1) || search);
  const secret = params.get('secret') ?? '';
  const isNew = params.get('for') === 'new-address';
  const kind = isNew ? kinds.new : kinds.first;
  const [state, setState] = useState<State>(secret ? 'asking' : 'expired');
  const asked = useRef('');

  async function confirm() {
    setState('asking');
    try {
      await http.post(kind.path, { secret });
      setState('done');
    } catch (error) {
      const known = error instanceof HttpError ? error : new HttpError(0, null);
      const linkIsBad = [400, 404, 410].includes(known.status);
      setState(linkIsBad ? 'expired' : known);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each secret, which works once
  useEffect(() => {
    if (!secret || asked.current === secret) return;
    asked.current = secret;
    void confirm();
  }, [secret]);

  if (state === 'asking') {
    return (
      <AuthPage title="Confirming your address">
        <Spinner label="One moment" />
      </AuthPage>
    );
  }
  if (state === 'done') {
    return (
      <AuthPage title={kind.done}>
        <Outcome
          icon={<CircleCheck size={30} />}
          action={
            <LinkButton href="/signin" variant="primary" size="large" wide>
              Sign in
            </LinkButton>
          }
        >
          {kind.next}
        </Outcome>
      </AuthPage>
    );
  }
  if (state === 'expired') {
    return (
      <AuthPage title="This link no longer works" under={<a href="/signin">Go to Sign in</a>}>
        <Outcome icon={<Link2Off size={30} />}>
          {isNew
            ? 'It may have expired, or another account may be using the address. Nothing has changed: sign in with your old address, and request the change again under Profile.'
            : 'It may have expired, been used already or been cut off by your e-mail program. If your address is already confirmed, just sign in; otherwise ask for a new link.'}
        </Outcome>
        {!isNew && <ResendConfirmation />}
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Your address is not confirmed yet">
      <div className="space-y-5">
        <FormProblem failure={state} />
        <Button variant="primary" wide onClick={confirm}>
          Try again
        </Button>
      </div>
    </AuthPage>
  );
}
