import { X } from 'lucide-react';
import type { UserSort } from '#teaching/admin/user-list.ts';
import { countryName } from '#teaching/validation/country.ts';
import { countryCodes } from '#teaching/validation/country-codes.ts';
import { Button } from '#web/ui/Button.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { useTypedSearch } from '../use-typed-search.ts';
import {
  changeUserFilters,
  isUserFiltered,
  noUserFilters,
  type UserFilters,
} from './user-filters.ts';

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
  filters: UserFilters;
  onFilters: (filters: UserFilters) => void;
}

/** Search, filters and order of the list of people. Typing waits a moment before it searches. */
export function UserFilterBar({ filters, onFilters }: UserFilterBarProps) {
  const [search, setSearch] = useTypedSearch(filters.search, (wanted) =>
    onFilters(changeUserFilters(filters, { search: wanted })),
  );

  const choice = (
    label: string,
    name: 'role' | 'country' | 'accessType' | 'state' | 'sort',
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      options={options}
      onChange={(event) =>
        onFilters(changeUserFilters(filters, { [name]: event.currentTarget.value }))
      }
    />
  );
  return (
    <search className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          label="Search"
          value={search}
          maxLength={100}
          placeholder="Name, e-mail or user name"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {choice('Role', 'role', roles)}
      {choice('Country', 'country', countries)}
      {choice('Access', 'accessType', accessTypes)}
      {choice('State', 'state', states)}
      {choice('Order', 'sort', orders)}
      {isUserFiltered(filters) && (
        <div className="col-span-2 lg:col-span-6">
          <Button
            size="small"
            variant="quiet"
            onClick={() => onFilters({ ...noUserFilters, sort: filters.sort })}
          >
            <X size={16} aria-hidden="true" /> Clear search and filters
          </Button>
        </div>
      )}
    </search>
  );
}
