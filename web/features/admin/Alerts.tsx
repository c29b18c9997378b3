import { BellOff } from 'lucide-react';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { formatDateTime } from '#web/app/format/format-date-time.ts';
import { AlertCard } from './alerts/AlertCard.tsx';
import { alertWords } from './alerts/alert-words.ts';
import { useAlerts } from './alerts/use-alerts.ts';

/** The screen at /alerts: what only whoever runs this Lexiloom can mend, and what was settled lately. */
export default function Alerts() {
  const { data, error, again, busy, mark } = useAlerts();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">Alerts</h1>
      <p className="mt-1 mb-6 max-w-3xl text-ink-2">
        Problems that stop lessons from being made, and that only whoever runs this Lexiloom can
        fix. Every admin gets one e-mail about each. Mark one as seen when somebody is looking after
        it, and as settled when it’s fixed; if it happens again, it comes back as a new one.
      </p>
      {!data && (
        <NotLoadedYet
          loading="Loading the alerts"
          what="The alerts"
          error={error}
          onAgain={again}
        />
      )}
      {data?.open.length === 0 && (
        <Card>
          <EmptyState icon={<BellOff size={28} />} title="Nothing needs you">
            There are no open alerts. Problems that stop lessons from being made will appear here.
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
