import { ArrowLeft, Download, UserSearch } from 'lucide-react';
import { useState } from 'react';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { countryName } from '#contracts/validation/country.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { formatDay, formatRelativeTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { AccountState } from '../users/AccountState.tsx';
import { useAccountActions } from '../users/account-actions.tsx';
import { AccountControls } from './AccountControls.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { PlansCard } from './PlansCard.tsx';
import { ResourcesCard, UsageCard } from './UsageCard.tsx';

/** One account at /user_sub?id=…: its subscription, limits, usage, spend and resources. */
export default function UserSub() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, mutate } = useRequest(
    id ? `/v1/admin/users/${encodeURIComponent(id)}` : null,
    (path) => http.get<UserAccount>(path),
  );
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <a href="/user_list" className="mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" /> All users
      </a>
      {content()}
    </div>
  );

  function content() {
    if (!id) {
      return (
        <Card>
          <EmptyState
            icon={<UserSearch size={28} />}
            title="Choose an account first"
            action={
              <LinkButton href="/user_list" variant="primary">
                Go to users
              </LinkButton>
            }
          >
            Open an account from the list of users.
          </EmptyState>
        </Card>
      );
    }
    if (!data) {
      return (
        <NotLoadedYet
          loading="Loading the account"
          title="The account could not be loaded"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            title: 'The account could not be found',
            text: 'It may have been deleted.',
            action: <LinkButton href="/user_list">All users</LinkButton>,
          }}
        />
      );
    }
    return (
      <>
        <AccountHead user={data.user} />
        <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <PlansCard account={data} onChanged={() => mutate()} />
            <ResourcesCard account={data} />
          </div>
          <div className="grid gap-5">
            <UsageCard account={data} />
            <AccountControls user={data.user} onChanged={() => mutate()} />
            <AccountData user={data.user} onChanged={() => mutate()} />
          </div>
        </div>
      </>
    );
  }
}

/** The most important facts about the account's owner. */
function AccountHead({ user }: { user: UserAccount['user'] }) {
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
    ['ID', user.id],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl break-words">
          <bdi>{user.fullName}</bdi>
        </h1>
        <AccountState user={user} />
        <a
          href={`/activity_stream?person=${encodeURIComponent(user.id)}&days=30`}
          className="inline-flex min-h-11 items-center"
        >
          What happened here
        </a>
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

interface AccountDataProps {
  user: UserAccount['user'];
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** Actions for a user's legal rights: a copy of all data stored about them, and its deletion. */
function AccountData({ user, onChanged }: AccountDataProps) {
  const { busy, download, keep } = useAccountActions(onChanged);
  const [deleting, setDeleting] = useState(false);
  return (
    <Card>
      <h2 className="text-xl">Data</h2>
      <p className="mt-1 text-ink-2">
        For when someone asks what data we hold about them, or asks us to delete it. Both actions
        are logged with your name.
      </p>
      {user.deleteAfter && (
        <Notice tone="warn" className="mt-4">
          <p>
            This account is deactivated and will be deleted on {formatDay(user.deleteAfter)}.{' '}
            {user.role === 'PUPIL'
              ? 'The pupil cannot sign in.'
              : 'Signing in before that day cancels the deletion.'}
          </p>
          <Button
            size="small"
            className="mt-3"
            busy={busy === 'keep'}
            onClick={() => void keep(user)}
          >
            Keep account
          </Button>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy === 'download'} onClick={() => void download(user)}>
          <Download size={18} aria-hidden="true" /> Download data
        </Button>
        {user.role !== 'admin' && !user.deleteAfter && (
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete account
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
