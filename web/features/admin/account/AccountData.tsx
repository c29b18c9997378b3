import { Download } from 'lucide-react';
import { useState } from 'react';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { formatDay } from '#web/app/format/format-date-time.ts';
import { useAccountActions } from '../users/use-account-actions.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';

interface AccountDataProps {
  user: UserAccount['user'];
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** What the law gives a person: a copy of everything that is kept of them, and to have it deleted. */
export function AccountData({ user, onChanged }: AccountDataProps) {
  const { busy, download, keep } = useAccountActions(onChanged);
  const [deleting, setDeleting] = useState(false);
  return (
    <Card>
      <h2 className="text-xl">Data</h2>
      <p className="mt-1 text-ink-2">
        When somebody asks what we keep about them, or asks us to delete it. Both are recorded with
        your name.
      </p>
      {user.deleteAfter && (
        <Notice tone="warn" className="mt-4">
          <p>
            This account is deactivated and will be deleted on {formatDay(user.deleteAfter)}.{' '}
            {user.role === 'PUPIL'
              ? 'The pupil cannot sign in.'
              : 'Signing in before that day keeps it.'}
          </p>
          <Button
            size="small"
            className="mt-3"
            busy={busy === 'keep'}
            onClick={() => void keep(user)}
          >
            Keep the account
          </Button>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy === 'download'} onClick={() => void download(user)}>
          <Download size={18} aria-hidden="true" /> Download the data
        </Button>
        {user.role !== 'admin' && !user.deleteAfter && (
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete the account
          </Button>
        )}
      </div>
      {deleting && (
        <DeleteUserDialog
          user={user}
          onClose={() => setDeleting(false)}
          onAsked={async () => {
            setDeleting(false);
            await onChanged();
          }}
        />
      )}
    </Card>
  );
}
