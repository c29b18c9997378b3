import { UserSearch } from 'lucide-react';
import { useRef } from 'react';
import { type UserList as UserPage, UserQuery, userPageSize } from '#contracts/admin/user-list.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { NotRenewed } from '#ui/NotRenewed.tsx';
import { Pages } from '#ui/Pages.tsx';
import { useListFilters } from '#web/app/filters/use-list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { UserFilterBar } from './users/UserFilterBar.tsx';
import { UserTable } from './users/UserTable.tsx';
import { everybody } from './users/user-filters.ts';

/** The list at /user_list: everybody who has an account. */
export default function UserList() {
  const { filters, change, address } = useListFilters(UserQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, mutate } = useRequest(
    `/v1/admin/users?${address}`,
    (path) => http.get<UserPage>(path),
    { keepPreviousData: true },
  );
  const onPage = (page: number) => {
    change({ page });
    heading.current?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Users
      </h1>
      <p className="mt-1 mb-6 text-ink-2">
        Everyone with an account. Your changes here are logged.
      </p>
      <UserFilterBar filters={filters} onFilters={change} />
      {data && <NotRenewed what="The users" error={error} onAgain={() => void mutate()} />}
      {list()}
    </div>
  );

  function list() {
    if (!data) {
      return (
        <NotLoadedYet
          loading="Loading the users"
          what="The users"
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (data.users.length === 0) {
      return (
        <Card>
          <EmptyState
            icon={<UserSearch size={28} />}
            title={data.total > 0 ? 'This page is empty' : 'Nobody matches'}
            action={
              data.total > 0 ? (
                <Button onClick={() => onPage(1)}>Go to the first page</Button>
              ) : (
                <Button onClick={() => change(everybody)}>Show everybody</Button>
              )
            }
          >
            {data.total === 0 && 'Try part of the name or of the e-mail address.'}
          </EmptyState>
        </Card>
      );
    }
    return (
      <>
        <Card flush>
          <UserTable users={data.users} onChanged={() => mutate()} />
        </Card>
        <Pages page={filters.page} size={userPageSize} total={data.total} onPage={onPage} />
      </>
    );
  }
}
