import { Link } from 'react-router-dom';
import { planTitle } from '#contracts/access/plan-title.ts';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { countryName } from '#contracts/validation/country.ts';
import { sayDay, sayFromNow } from '#web/app/format/say-moment.ts';
import { AccountState } from './AccountState.tsx';
import { UserMenu } from './UserMenu.tsx';

const titles = ['Name', 'Account', 'Plan', 'Country', 'Joined', 'Last seen'];

interface UserTableProps {
  users: readonly UserRow[];
  /** Fetches the list again. */
  onChanged: () => Promise<unknown>;
}

/** One page of people; the name leads to the account, the menu holds what can be done from here. */
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
        <Link to={`/user_sub?id=${encodeURIComponent(user.id)}`} className="font-semibold">
          <bdi>{user.fullName}</bdi>
        </Link>
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
      <td className={`${cell} whitespace-nowrap`}>{sayDay(user.createdAt)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {user.lastSeenAt ? sayFromNow(user.lastSeenAt) : 'never'}
      </td>
      <td className="px-2 py-1 text-end">
        <UserMenu user={user} onChanged={onChanged} />
      </td>
    </tr>
  );
}
