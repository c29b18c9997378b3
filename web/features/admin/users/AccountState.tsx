import { Ban, Hourglass, MailQuestion } from 'lucide-react';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { Badge } from '#ui/Badge.tsx';
import { formatDay } from '#web/app/format/moment.ts';

const roleNames = { admin: 'Admin', public: 'Teacher', PUPIL: 'Pupil' } as const;

/** An account at a glance: its role and anything unusual about it. */
export function AccountState({ user }: { user: UserRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={user.role === 'admin' ? 'native' : 'neutral'}>{roleNames[user.role]}</Badge>
      {user.accessType === 'UNLIMITED' && <Badge tone="target">Unlimited</Badge>}
      {user.suspended && (
        <Badge tone="bad" icon={<Ban size={14} aria-hidden="true" />}>
          Suspended
        </Badge>
      )}
      {user.deleteAfter && (
        <Badge tone="bad" icon={<Hourglass size={14} aria-hidden="true" />}>
          To be deleted {formatDay(user.deleteAfter)}
        </Badge>
      )}
      {!user.confirmed && (
        <Badge tone="native" icon={<MailQuestion size={14} aria-hidden="true" />}>
          Not confirmed
        </Badge>
      )}
    </span>
  );
}
