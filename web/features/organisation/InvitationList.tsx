import type { OpenInvitation } from '#contracts/organisation/organisation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDay, formatRelativeTime } from '#web/app/format/format-date-time.ts';
import { http } from '#web/app/http/http.ts';
import { useAction } from './use-action.ts';
import { organisationPath } from './use-organisation.ts';

/** Who is invited and has not joined yet. */
export function InvitationList({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { busy, run } = useAction();
  return (
    <section>
      <h2 className="mb-3 text-lg">
        Open invitations <span className="font-normal text-ink-2">({invitations.length})</span>
      </h2>
      <Card flush>
        <ul>
          {invitations.map((invitation) => {
            const { id, email, fullName, sentAt, expiresAt } = invitation;
            const path = `${organisationPath}/invitations/${id}`;
            const over = Date.parse(expiresAt) <= Date.now();
            return (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0"
              >
                <div className="min-w-0 flex-1 basis-60">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                    <bdi dir="ltr" className="font-semibold wrap-anywhere">
                      {email}
                    </bdi>
                    {over && <Badge>Expired</Badge>}
                  </p>
                  <p className="text-sm text-ink-2">
                    {fullName && (
                      <>
                        <bdi>{fullName}</bdi> ·{' '}
                      </>
                    )}
                    sent {formatDay(sentAt)} ·{' '}
                    {over
                      ? `expired ${formatRelativeTime(expiresAt)}`
                      : `expires ${formatRelativeTime(expiresAt)}`}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    aria-label={`Send again to ${email}`}
                    disabled={busy}
                    onClick={() =>
                      void run(
                        () => http.post(`${path}/again`),
                        `The invitation is on its way to ${email}. The older link stops working.`,
                      )
                    }
                  >
                    Send again
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={`Withdraw the invitation of ${email}`}
                    disabled={busy}
                    onClick={() =>
                      void run(() => http.remove(path), `The invitation of ${email} is withdrawn.`)
                    }
                  >
                    Withdraw
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
