import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { ManageSubscription } from './ManageSubscription.tsx';
import { Plans } from './Plans.tsx';
import { useCurrent } from './use-subscription.ts';

/** The screen at /subscription/{id}: `product` shows the plans, any other id the account's subscription. */
export default function Subscription() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: current, error, mutate } = useCurrent();
  const session = params.get('session');
  const finished = useRef<string | null>(null);

  // When the user returns from Stripe's page, fetches the purchase at once, then removes the id of the
  // checkout session from the address.
  useEffect(() => {
    if (!session || finished.current === session) return;
    finished.current = session;
    http
      .post<{ complete: boolean }>(`/subscriptions/checkout/${session}/finish`)
      .then(async ({ complete }) => {
        // The token contains the plan's features. Without a renewal they would take effect only after up to a
        // quarter of an hour.
        if (complete) await http.renew().catch(() => undefined);
        await mutate();
        if (complete) toast('success', t`Thank you. What you have paid for is active.`);
      })
      .catch((failure: Error) => toast('error', failure.message))
      .finally(() => setParams({}, { replace: true }));
  }, [session, mutate, setParams]);

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 className="mb-4 text-3xl">
        <Trans>Subscriptions</Trans>
      </h1>
      {current && (
        <Tabs
          label={t`Subscriptions`}
          selected={id === 'product' ? 'product' : 'manage'}
          onSelect={(tab) => navigate(`/subscription/${tab}`, { replace: true })}
          tabs={[
            { id: 'product', title: t`Plans`, content: <Plans current={current} /> },
            {
              id: 'manage',
              title: t`Manage subscription`,
              content: <ManageSubscription current={current} onChanged={() => mutate()} />,
            },
          ]}
        />
      )}
      {!current && !error && (
        <div className="flex min-h-80 items-center justify-center">
          <Spinner label={t`Loading your subscription`} />
        </div>
      )}
      {!current && error && (
        <EmptyState
          icon={<CloudOff size={30} />}
          title={t`Your subscription did not load`}
          action={
            <Button onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <p role="alert">{messageOf(error)}</p>
        </EmptyState>
      )}
    </div>
  );
}
