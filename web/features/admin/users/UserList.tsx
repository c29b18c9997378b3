import { UserSearch } from 'lucide-react';
import { useRef } from 'react';
import {
  type UserList as UserPage,
  UserQuery,
  type UserSort,
  userPageSize,
} from '#contracts/admin/user-list.ts';
import { countryName } from '#contracts/validation/country.ts';
import { countryCodes } from '#contracts/validation/country-codes.ts';
import { Card } from '#ui/Card.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { FilterPanel, FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { useListFilters } from '#web/app/filters/list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { PagedList } from '../PagedList.tsx';
import { UserTable } from './UserTable.tsx';

/** The list of all accounts at /user_list. */
export default function UserList() {
  const { filters, change, address } = useListFilters(UserQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const users = useRequest(`/v1/admin/users?${address}`, (path) => http.get<UserPage>(path), {
    keepPreviousData: true,
  });
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
        Everyone with an account. Any changes you make here are logged.
      </p>
      <UserFilterBar filters={filters} onFilters={change} />
      <PagedList
        what="The users"
        loading="Loading the users"
        request={users}
        rowsOf={({ users: rows }) => rows}
        page={filters.page}
        size={userPageSize}
        onPage={onPage}
        empty={{
          icon: <UserSearch size={28} />,
          title: 'Nobody matches',
          action: { label: 'Show everyone', onPress: () => change(everybody) },
          help: 'Try part of the name or of the e-mail address.',
        }}
      >
        {(page) => (
          <Card flush>
            <UserTable users={page.users} onChanged={() => users.mutate()} />
          </Card>
        )}
      </PagedList>
    </div>
  );
}

/** The filters of an unfiltered account list. */
export const everybody = {
  search: '',
  role: '',
  country: '',
  accessType: '',
  state: '',
} as const satisfies Partial<UserQuery>;

const roles = [
  { value: '', label: 'All roles' },
  { value: 'public', label: 'Teachers' },
  { value: 'PUPIL', label: 'Pupils' },
  { value: 'admin', label: 'Admins' },
];
const accessTypes = [
  { value: '', label: 'Any access' },
  { value: 'DEFAULT', label: 'By plan' },
  { value: 'UNLIMITED', label: 'Unlimited' },
];
const states = [
  { value: '', label: 'Any state' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'leaving', label: 'Being deleted' },
  { value: 'unconfirmed', label: 'E-mail not confirmed' },
];
const orders: readonly { value: UserSort; label: string }[] = [
  { value: 'joined desc', label: 'Newest first' },
  { value: 'joined asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'name desc', label: 'Name, Z to A' },
];
const countries = [
  { value: '', label: 'All countries' },
  ...Object.keys(countryCodes)
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

interface UserFilterBarProps {
  filters: UserQuery;
  onFilters: (change: Partial<UserQuery>) => void;
}

/** Search, filters and order of the account list. The search is debounced. */
function UserFilterBar({ filters, onFilters }: UserFilterBarProps) {
  const choice = (
    label: string,
    name: 'role' | 'country' | 'accessType' | 'state' | 'sort',
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      options={options}
      onChange={(event) => onFilters({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <FilterPanel
      filters={filters}
      all={everybody}
      onFilters={onFilters}
      columns="lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]"
      search={
        <FilterSearch
          value={filters.search}
          maxLength={100}
          placeholder="Name, e-mail or user name"
          onSearch={(search) => onFilters({ search })}
        />
      }
    >
      {choice('Role', 'role', roles)}
      {choice('Country', 'country', countries)}
      {choice('Access', 'accessType', accessTypes)}
      {choice('State', 'state', states)}
      {choice('Order', 'sort', orders)}
    </FilterPanel>
  );
}
