import { useState } from 'react';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useSession } from '#web/app/session/session.ts';
import { ActAsDialog, SuspendDialog, useAccountActions } from '../users/account-actions.tsx';

interface AccountControlsProps {
  user: UserAccount['user'];
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/**
 * The changes that an admin can make to an account. Suspending asks for confirmation, because it signs the
 * user out everywhere.
 */
export function AccountControls({ user, onChanged }: AccountControlsProps) {
  const own = useSession(({ who }) => who?.id) === user.id;
  const [asking, setAsking] = useState<'act as' | 'suspend' | null>(null);
  const close = () => setAsking(null);
  const { busy, change } = useAccountActions(onChanged);
  const changing = busy === 'change';
  return (
    <Card>
      <h2 className="text-xl">Account</h2>
      {user.role !== 'PUPIL' && (
        <div className="mt-3 grid gap-3">
          <Switch
            label="Unlimited access"
            help="Every feature, whatever the plan includes."
            on={user.accessType === 'UNLIMITED'}
            disabled={changing}
            onSwitch={(on) =>
              void change(
                user,
                { accessType: on ? 'UNLIMITED' : 'DEFAULT' },
                on
                  ? 'Every feature will be on from the next sign-in.'
                  : 'Features depend on the plan again.',
              )
            }
          />
          <Switch
            label="Experimental features"
            help="Shows Setup Organisation and other features still being tried out."
            on={user.experimental}
            disabled={changing}
            onSwitch={(experimental) => void change(user, { experimental }, 'Saved.')}
          />
        </div>
      )}
      {!own && (
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-4">
          {user.role !== 'admin' && !user.suspended && (
            <Button onClick={() => setAsking('act as')}>See Lexiloom as {user.fullName}</Button>
          )}
          {user.suspended ? (
            <Button
              busy={changing}
              onClick={() => void change(user, { suspended: false }, 'Suspension lifted.')}
            >
              Lift suspension
            </Button>
          ) : (
            <Button variant="danger" onClick={() => setAsking('suspend')}>
              Suspend account
            </Button>
          )}
        </div>
      )}
      {asking === 'act as' && <ActAsDialog user={user} onClose={close} />}
      <SuspendDialog
        user={user}
        open={asking === 'suspend'}
        busy={changing}
        onCancel={close}
        onSuspend={() =>
          void change(user, { suspended: true }, 'Account suspended.').then(
            (done) => done && close(),
          )
        }
      />
    </Card>
  );
}
