import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { http } from '../../app/http/http.ts';
import { AuthPage, Outcome } from '../../features/account/AuthPage.tsx';
import { ResendConfirmation } from '../../features/account/CheckYourMail.tsx';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { inBrowser } from '../typed-before.ts';

type State = 'asking' | 'done' | 'expired' | HttpError;

/** Texts for the two kinds of links in emails: for a first address and for a changed address. */
const kinds = {
  first: {
    path: '/auth/verify-email',
    done: msg`Your address is confirmed`,
    next: msg`Welcome to Lexiloom. Sign in, and make your first lesson.`,
  },
  new: {
    path: '/auth/change-email',
    done: msg`Your new address is in use`,
    next: msg`From now on, sign in with it. All your other devices have been signed out.`,
  },
} as const;

/** The page that the link in the email opens, which confirms the address. */
export default function VerifyEmail() {
  const [{ secret, isNew }] = useState(readLink);
  const kind = isNew ? kinds.new : kinds.first;
  const [state, setState] = useState<State>('asking');
  const asked = useRef(false);

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, because the secret works once
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (secret) void confirm();
    else setState('expired');
  }, [secret]);

  if (state === 'asking') {
    return (
      <AuthPage title={t`Confirming your address`}>
        <Spinner label={t`One moment`} />
      </AuthPage>
    );
  }
  if (state === 'done') {
    return (
      <AuthPage title={i18n._(kind.done)}>
        <Outcome
          icon={<CircleCheck size={30} />}
          action={
            <LinkButton href="/signin" variant="primary" size="large" wide>
              <Trans>Sign in</Trans>
            </LinkButton>
          }
        >
          {i18n._(kind.next)}
        </Outcome>
      </AuthPage>
    );
  }
  if (state === 'expired') {
    return (
      <AuthPage
        title={t`This link no longer works`}
        under={
          <a href="/signin">
            <Trans>Go to Sign in</Trans>
          </a>
        }
      >
        <Outcome icon={<Link2Off size={30} />}>
          {isNew
            ? t`It may have expired, or another account may be using the address. Nothing has changed: sign in with your old address, and request the change again under Profile.`
            : t`It may have expired, been used already or been cut off by your e-mail program. If your address is already confirmed, just sign in; otherwise ask for a new link.`}
        </Outcome>
        {!isNew && <ResendConfirmation />}
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t`Your address is not confirmed yet`}>
      <div className="space-y-5">
        <FormProblem failure={state} />
        <Button variant="primary" wide onClick={confirm}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </AuthPage>
  );
}

/**
 * The secret of the link and the kind of address that it confirms. The secret is after `#`, which browsers
 * never send to a server. Links emailed by earlier versions have it in the query.
 */
function readLink() {
  const { hash, search } = inBrowser ? location : { hash: '', search: '' };
  const params = new URLSearchParams(hash.slice(1) || search);
  return { secret: params.get('secret') ?? '', isNew: params.get('for') === 'new-address' };
}
