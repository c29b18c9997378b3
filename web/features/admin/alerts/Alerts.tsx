import { BellOff, Check, CircleAlert, Eye } from 'lucide-react';
import { useState } from 'react';
import type { AdminAlert, AlertList, MarkAlert } from '#contracts/admin/alert.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messageOf } from '#ui/http-error.ts';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { toast } from '#ui/toast.ts';
import { useAlertCount } from '#web/app/alert-count.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/**
 * The screen at /alerts: problems that only the operator of this Lexiloom can fix, and recently resolved
 * problems.
 */
export default function Alerts() {
  const { data, error, again, busy, mark } = useAlerts();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">Alerts</h1>
      <p className="mt-1 mb-6 max-w-3xl text-ink-2">
        Problems that stop lessons from being generated, and that only the people running this
        Lexiloom can fix. Every admin gets one e-mail about each. Mark one as seen when someone is
        dealing with it, and as settled when it’s fixed; if it happens again, you’ll get a new one.
      </p>
      {!data && (
        <NotLoadedYet
          loading="Loading the alerts"
          title="The alerts could not be loaded"
          error={error}
          onAgain={again}
        />
      )}
      {data?.open.length === 0 && (
        <Card>
          <EmptyState icon={<BellOff size={28} />} title="No open alerts">
            Problems that stop lessons from being generated will appear here.
          </EmptyState>
        </Card>
      )}
      {data && data.open.length > 0 && (
        <div className="grid gap-4">
          {data.open.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              busy={busy === alert.id}
              onMark={(state) => void mark(alert.id, state)}
            />
          ))}
        </div>
      )}
      {data && data.settled.length > 0 && (
        <section aria-labelledby="settled" className="mt-10">
          <h2 id="settled" className="mb-3 text-xl">
            Settled
          </h2>
          <Card flush>
            <ul>
              {data.settled.map(({ id, kind, message, settledAt, settledBy }) => (
                <li key={id} className="border-b border-line px-5 py-4 last:border-b-0">
                  <p className="font-semibold">{alertWords(kind).title}</p>
                  <p className="text-sm text-ink-2 wrap-anywhere">{message}</p>
                  <p className="mt-0.5 text-sm text-ink-2">
                    Settled{settledAt && ` ${formatDateTime(settledAt)}`} by{' '}
                    {settledBy ? <bdi>{settledBy}</bdi> : 'a deleted account'}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  );
}

interface AlertCardProps {
  alert: AdminAlert;
  busy: boolean;
  onMark: (state: MarkAlert['state']) => void;
}

/** One open alert: what happened, what to do and who is working on it. */
function AlertCard({ alert, busy, onMark }: AlertCardProps) {
  const { kind, message, count, raisedAt, lastRaisedAt, mailedAt, seenAt, seenBy } = alert;
  const { title, href, link } = alertWords(kind);
  return (
    <Card role="group" aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{title}</h2>
        {seenAt ? (
          <Badge icon={<Eye size={14} aria-hidden="true" />}>
            Seen
            {seenBy && (
              <>
                {' '}
                by <bdi>{seenBy}</bdi>
              </>
            )}
          </Badge>
        ) : (
          <Badge tone="bad" icon={<CircleAlert size={14} aria-hidden="true" />}>
            New
          </Badge>
        )}
      </div>
      <p className="mt-2 max-w-3xl wrap-anywhere">{message}</p>
      <p className="mt-2 text-sm text-ink-2">
        {count === 1
          ? formatDateTime(raisedAt)
          : `${count} times since ${formatDateTime(raisedAt)}, last ${formatDateTime(lastRaisedAt)}`}
        {mailedAt ? ' · admins were e-mailed' : ' · no e-mail sent yet'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {href && link && <LinkButton href={href}>{link}</LinkButton>}
        {!seenAt && (
          <Button busy={busy} aria-label={`Mark as seen: ${title}`} onClick={() => onMark('seen')}>
            <Eye size={18} aria-hidden="true" /> Mark as seen
          </Button>
        )}
        <Button
          variant="primary"
          busy={busy}
          aria-label={`Mark as settled: ${title}`}
          onClick={() => onMark('settled')}
        >
          <Check size={18} aria-hidden="true" /> Mark as settled
        </Button>
      </div>
    </Card>
  );
}

/** The title of each kind of alert, and the link to its fix if it can be fixed in Lexiloom itself. */
const kinds: Readonly<Record<string, { title: string; href?: string; link?: string }>> = {
  model_quota: { title: 'The credit with the AI provider is used up' },
  model_setup: {
    title: 'A model is refusing our requests',
    href: '/models',
    link: 'Choose another model',
  },
  model_ends: {
    title: 'A model is being retired',
    href: '/models',
    link: 'Choose another model',
  },
  model_missing: {
    title: 'A model is no longer on its server',
    href: '/models',
    link: 'Choose another model',
  },
};

/** An alert's heading and the link to its fix; an unknown kind gets a generic heading. */
const alertWords = (kind: string): { title: string; href?: string; link?: string } =>
  kinds[kind] ?? { title: 'Something needs an operator’s attention' };

const lookEvery = 30_000;

/** The alerts, and the action that changes their state. A change updates the header's count at once. */
function useAlerts() {
  const { data, error, mutate } = useRequest(
    '/v1/admin/alerts',
    (path: string) => http.get<AlertList>(path),
    { refreshInterval: lookEvery },
  );
  const refresh = useAlertCount((count) => count.refresh);
  const [busy, setBusy] = useState<string | null>(null);

  async function mark(id: string, state: MarkAlert['state']): Promise<void> {
    setBusy(id);
    try {
      await http.patch(`/v1/admin/alerts/${id}`, { state });
      await Promise.all([mutate(), refresh()]);
      toast('success', state === 'seen' ? 'Marked as seen.' : 'Marked as settled.');
    } catch (failure) {
      toast('error', messageOf(failure));
    } finally {
      setBusy(null);
    }
  }

  return { data, error, again: () => void mutate(), busy, mark };
}
