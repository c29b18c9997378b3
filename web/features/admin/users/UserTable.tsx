import { Ban, Download, Ellipsis, Eye, Hourglass, LockOpen, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { planTitle } from '#contracts/access/plans.ts';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { countryName } from '#contracts/validation/country.ts';
import { Menu, type MenuAction } from '#ui/Menu.tsx';
import { formatDay, formatRelativeTime } from '#web/app/format/moment.ts';
import { useSession } from '#web/app/session/session.ts';
import { DeleteUserDialog } from '../account/DeleteUserDialog.tsx';
import { AccountState } from './AccountState.tsx';
import { ActAsDialog, SuspendDialog, useAccountActions } from './account-actions.tsx';

const titles = ['Name', 'Account', 'Plan', 'Country', 'Joined', 'Last seen'];

interface UserTableProps {
  users: readonly UserRow[];
  /** Fetches the list again. */
  onChanged: () => Promise<unknown>;
}

/** One page of accounts. The name links to the account, and the menu contains the actions. */
export function UserTable({ users, onChanged }: UserTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table aria-label="People" className="w-full min-w-240 border-collapse text-base">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            {titles.map((title) => (
              <th key={title} scope="col" className="px-4 py-3 text-start font-semibold">
                {title}
              </th>
            ))}
            <th scope="col" className="px-4 py-3">
              <span className="sr-only">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserLine key={user.id} user={user} onChanged={onChanged} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-4 py-3';

interface UserLineProps {
  user: UserRow;
  onChanged: () => Promise<unknown>;
}

function UserLine({ user, onChanged }: UserLineProps) {
  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-paper">
      <th scope="row" className={`${cell} min-w-56 max-w-80 text-start font-normal`}>
        <a href={`/user_sub?id=${encodeURIComponent(user.id)}`} className="font-semibold">
          <bdi>{user.fullName}</bdi>
        </a>
        <span className="block truncate text-sm text-ink-2">{user.email ?? user.userName}</span>
      </th>
      <td className={cell}>
        <AccountState user={user} />
      </td>
      <td className={cell}>
        {user.plan ? planTitle(user.plan) : '–'}
        {user.organisation && <span className="block text-sm text-ink-2">{user.organisation}</span>}
      </td>
      <td className={cell}>{countryName(user.country)}</td>
      <td className={`${cell} whitespace-nowrap`}>{formatDay(user.createdAt)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {user.lastSeenAt ? formatRelativeTime(user.lastSeenAt) : 'never'}
      </td>
      <td className="px-2 py-1 text-end">
        <UserMenu user={user} onChanged={onChanged} />
      </td>
    </tr>
  );
}

interface UserMenuProps {
  user: UserRow;
  /** Fetches the list again. */
  onChanged: () => Promise<unknown>;
}

/** The actions of an admin on an account in the list. */
function UserMenu({ user, onChanged }: UserMenuProps) {
  const own = useSession(({ who }) => who?.id) === user.id;
  const [asking, setAsking] = useState<'act as' | 'suspend' | 'delete' | null>(null);
  const navigate = useNavigate();
  const adminActions = useAccountActions(onChanged);
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
      onAct: () => setAsking('act as'),
    },
    {
      id: 'download',
      label: 'Download data',
      icon: <Download size={18} aria-hidden="true" />,
      onAct: () => void adminActions.download(user),
    },
    user.suspended && {
      id: 'lift',
      label: 'Lift suspension',
      icon: <LockOpen size={18} aria-hidden="true" />,
      onAct: () => void adminActions.change(user, { suspended: false }, 'Suspension lifted.'),
    },
    !own &&
      !user.suspended && {
        id: 'suspend',
        label: 'Suspend account',
        icon: <Ban size={18} aria-hidden="true" />,
        danger: true,
        onAct: () => setAsking('suspend'),
      },
    user.deleteAfter !== null && {
      id: 'keep',
      label: 'Keep account',
      icon: <Hourglass size={18} aria-hidden="true" />,
      onAct: () => void adminActions.keep(user),
    },
    mayDelete && {
      id: 'delete',
      label: 'Delete account',
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
      {asking === 'act as' && <ActAsDialog user={user} onClose={close} />}
      <SuspendDialog
        user={user}
        open={asking === 'suspend'}
        busy={adminActions.busy === 'change'}
        onCancel={close}
        onSuspend={() =>
          void adminActions.change(user, { suspended: true }, 'Account suspended.').then(close)
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
