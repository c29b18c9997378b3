import { useState } from 'react';
import type { UserAccount, UserChange } from '#teaching/admin/user-account.ts';
import { http } from '#web/http.ts';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { toast } from '#web/ui/toast.ts';

interface AccountControlsProps {
  user: UserAccount['user'];
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** What an admin may change of an account. Suspending asks first: it signs the person out everywhere. */
export function AccountControls({ user, onChanged }: AccountControlsProps) {
  const own = useSession(({ who }) => who?.id) === user.id;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const change = async (body: UserChange, said: string) => {
    setBusy(true);
    try {
      await http.patch(`/v1/admin/users/${user.id}`, body);
      await onChanged();
      toast('success', said);
      setAsking(false);
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setBusy(false);
    }
  };
  const actAs = async () => {
    setBusy(true);
    try {
      const token = await http.post<string>(`/v1/admin/users/${user.id}/token`);
      useSession.getState().actAs(token);
    } catch (error) {
      setBusy(false);
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    }
  };
  return (
    <Card>
      <h2 className="text-xl">Account</h2>
      {user.role !== 'PUPIL' && (
        <div className="mt-3 grid gap-3">
          <Switch
            label="Unlimited access"
            help="Every feature, whatever the plan includes."
            on={user.accessType === 'UNLIMITED'}
            disabled={busy}
            onSwitch={(on) =>
              void change(
                { accessType: on ? 'UNLIMITED' : 'DEFAULT' },
                on ? 'Every feature is on from the next sign-in.' : 'The plan decides again.',
              )
            }
          />
          <Switch
            label="Experimental features"
            help="Shows Setup Organisation and what else is being tried out."
            on={user.experimental}
            disabled={busy}
            onSwitch={(experimental) => void change({ experimental }, 'Changed.')}
          />
        </div>
      )}
      {!own && (
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-4">
          {user.role !== 'admin' && !user.suspended && (
            <Button busy={busy} onClick={() => void actAs()}>
              See Lexiloom as {user.fullName}
            </Button>
          )}
          {user.suspended ? (
            <Button
              busy={busy}
              onClick={() => void change({ suspended: false }, 'The account is open again.')}
            >
              Lift the suspension
            </Button>
          ) : (
            <Button variant="danger" onClick={() => setAsking(true)}>
              Suspend the account
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="Suspend this account?"
        confirmLabel="Suspend it"
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void change({ suspended: true }, 'The account is suspended.')}
      >
        {user.fullName} is signed out everywhere and cannot sign in until you lift it. Nothing is
        deleted; their pupils can go on.
      </ConfirmDialog>
    </Card>
  );
}
