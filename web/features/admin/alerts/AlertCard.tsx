import { Check, CircleAlert, Eye } from 'lucide-react';
import type { AdminAlert, MarkAlert } from '#contracts/admin/alert.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { formatDateTime } from '#web/app/format/format-date-time.ts';
import { alertWords } from './alert-words.ts';

interface AlertCardProps {
  alert: AdminAlert;
  busy: boolean;
  onMark: (state: MarkAlert['state']) => void;
}

/** One open alert: what happened, what to do, and who looks after it. */
export function AlertCard({ alert, busy, onMark }: AlertCardProps) {
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
