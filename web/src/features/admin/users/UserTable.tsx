import { Link } from 'react-router-dom';
import { planTitle } from '#teaching/access/plan-title.ts';
import type { UserRow } from '#teaching/admin/user-list.ts';
import { countryName } from '#teaching/validation/country.ts';
import { sayDay, sayFromNow } from '#web/say-moment.ts';
import { Table, type TableColumn } from '#web/ui/Table.tsx';
import { AccountState } from './AccountState.tsx';

const columns: readonly TableColumn<UserRow>[] = [
  {
    id: 'name',
    title: 'Name',
    rowHeader: true,
    className: 'min-w-56 max-w-80',
    cell: (user) => (
      <>
        <Link to={`/user_sub?id=${encodeURIComponent(user.id)}`} className="font-semibold">
          <bdi>{user.fullName}</bdi>
        </Link>
        <span className="block truncate text-sm text-ink-2">{user.email ?? user.userName}</span>
      </>
    ),
  },
  { id: 'state', title: 'Account', cell: (user) => <AccountState user={user} /> },
  {
    id: 'plan',
    title: 'Plan',
    cell: (user) => (
      <>
        {user.plan ? planTitle(user.plan) : '–'}
        {user.organisation && <span className="block text-sm text-ink-2">{user.organisation}</span>}
      </>
    ),
  },
  { id: 'country', title: 'Country', cell: (user) => countryName(user.country) },
  {
    id: 'joined',
    title: 'Joined',
    className: 'whitespace-nowrap',
    cell: (user) => sayDay(user.createdAt),
  },
  {
    id: 'seen',
    title: 'Last seen',
    className: 'whitespace-nowrap',
    cell: (user) => (user.lastSeenAt ? sayFromNow(user.lastSeenAt) : 'never'),
  },
];

/** One page of people; the name leads to the account. */
export const UserTable = ({ users }: { users: readonly UserRow[] }) => (
  <Table label="People" columns={columns} rows={users} rowId={({ id }) => id} />
);
