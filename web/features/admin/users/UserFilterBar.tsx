import type { UserQuery, UserSort } from '#contracts/admin/user-list.ts';
import { countryName } from '#contracts/validation/country.ts';
import { countryCodes } from '#contracts/validation/country-codes.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { FilterPanel } from '#web/app/filters/FilterPanel.tsx';
import { FilterSearch } from '#web/app/filters/FilterSearch.tsx';
import { everybody } from './user-filters.ts';

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

/** Search, filters and order of the list of people. Typing waits a moment before it searches. */
export function UserFilterBar({ filters, onFilters }: UserFilterBarProps) {
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
