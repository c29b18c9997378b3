import { ArrowLeft, UserSearch } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { AccountControls } from './account/AccountControls.tsx';
import { AccountData } from './account/AccountData.tsx';
import { AccountHead } from './account/AccountHead.tsx';
import { PlansCard } from './account/PlansCard.tsx';
import { ResourcesCard } from './account/ResourcesCard.tsx';
import { UsageCard } from './account/UsageCard.tsx';

/** One account at /user_sub?id=…: its subscription, allowances, usage, spend and resources. */
export default function UserSub() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, mutate } = useRequest(
    id ? `/v1/admin/users/${encodeURIComponent(id)}` : null,
    (path) => http.get<UserAccount>(path),
  );
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <Link to="/user_list" className="mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" /> All users
      </Link>
      {content()}
    </div>
  );

  function content() {
    if (!id) {
      return (
        <Card>
          <EmptyState
            icon={<UserSearch size={28} />}
            title="Choose somebody first"
            action={
              <LinkButton href="/user_list" variant="primary">
                To the users
              </LinkButton>
            }
          >
            An account is opened from the list of users.
          </EmptyState>
        </Card>
      );
    }
    if (!data) {
      return (
        <NotLoadedYet
          loading="Loading the account"
          what="The account"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            text: 'It may have been deleted since.',
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
