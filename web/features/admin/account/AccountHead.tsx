import { Link } from 'react-router-dom';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { countryName } from '#contracts/validation/country.ts';
import { formatDay, formatRelativeTime } from '#web/app/format/format-date-time.ts';
import { AccountState } from '../users/AccountState.tsx';

/** Who the account belongs to, in a few facts. */
export function AccountHead({ user }: { user: UserAccount['user'] }) {
  const facts = [
    ['E-mail', user.email ?? '–'],
    ['User name', user.userName ?? '–'],
    ['Country', countryName(user.country)],
    [
      'Department',
      user.organisation ? `${user.organisation}${user.isOwner ? ' (owner)' : ''}` : '–',
    ],
    ['Joined', formatDay(user.createdAt)],
    ['Last seen', user.lastSeenAt ? formatRelativeTime(user.lastSeenAt) : 'never'],
    ['Id', user.id],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl break-words">
          <bdi>{user.fullName}</bdi>
        </h1>
        <AccountState user={user} />
        <Link
          to={`/activity_stream?person=${encodeURIComponent(user.id)}&days=30`}
          className="inline-flex min-h-11 items-center"
        >
          What happened here
        </Link>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0 first:col-span-2">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
