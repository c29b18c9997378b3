import { Ban, Download, Ellipsis, Eye, Hourglass, LockOpen, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { Menu, type MenuAction } from '#ui/Menu.tsx';
import { useSession } from '#web/app/session/session.ts';
import { DeleteUserDialog } from '../account/DeleteUserDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { useAccountDeeds } from './use-account-deeds.ts';

interface UserMenuProps {
  user: UserRow;
  /** Fetches the list again. */
  onChanged: () => Promise<unknown>;
}

/** What an admin can do with somebody, straight from the list. */
export function UserMenu({ user, onChanged }: UserMenuProps) {
  const own = useSession(({ who }) => who?.id) === user.id;
  const [asking, setAsking] = useState<'suspend' | 'delete' | null>(null);
  const navigate = useNavigate();
  const deeds = useAccountDeeds(onChanged);
  const mayActAs = !own && user.role !== 'admin' && !user.suspended;
  const mayDelete = user.role !== 'admin' && !user.deleteAfter;
  const actions: (MenuAction | false)[] = [
    {
      id: 'open',
      label: 'Open the account',
      icon: <UserRound size={18} aria-hidden="true" />,
      onAct: () => navigate(`/user_sub?id=${encodeURIComponent(user.id)}`),
    },
    mayActAs && {
      id: 'act',
      label: `See Lexiloom as ${user.fullName}`,
      icon: <Eye size={18} aria-hidden="true" />,
      onAct: () => void deeds.actAs(user),
    },
    {
      id: 'download',
      label: 'Download the data',
      icon: <Download size={18} aria-hidden="true" />,
      onAct: () => void deeds.download(user),
    },
    user.suspended && {
      id: 'lift',
      label: 'Lift the suspension',
      icon: <LockOpen size={18} aria-hidden="true" />,
      onAct: () => void deeds.change(user, { suspended: false }, 'The account is open again.'),
    },
    !own &&
      !user.suspended && {
        id: 'suspend',
        label: 'Suspend the account',
        icon: <Ban size={18} aria-hidden="true" />,
        danger: true,
        onAct: () => setAsking('suspend'),
      },
    user.deleteAfter !== null && {
      id: 'keep',
      label: 'Keep the account',
      icon: <Hourglass size={18} aria-hidden="true" />,
      onAct: () => void deeds.keep(user),
    },
    mayDelete && {
      id: 'delete',
      label: 'Delete the account',
      icon: <Trash2 size={18} aria-hidden="true" />,
      danger: true,
      onAct: () => setAsking('delete'),
    },
  ];
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        label={`What to do with ${user.fullName}`}
        button={<Ellipsis size={20} aria-hidden="true" />}
        actions={actions.filter((action) => action !== false)}
      />
      <SuspendDialog
        user={user}
        open={asking === 'suspend'}
        busy={deeds.busy === 'change'}
        onCancel={close}
        onSuspend={() =>
          void deeds.change(user, { suspended: true }, 'The account is suspended.').then(close)
        }
      />
      {asking === 'delete' && (
        <DeleteUserDialog
          user={user}
          onClose={close}
          onAsked={async () => {
            close();
            await onChanged();
          }}
        />
      )}
    </>
  );
}
