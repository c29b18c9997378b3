import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { ActivityPage } from '#contracts/admin/activity.ts';
import type { UserList } from '#contracts/admin/user-list.ts';
import { TextField } from '#ui/TextField.tsx';
import { http } from '#web/app/http/http.ts';

interface PersonFilterProps {
  /** The account's id; '' is everybody. */
  id: string;
  person: ActivityPage['person'];
  onPerson: (id: string) => void;
}

const mostFound = 6;

/** Narrows the stream to one account, searched by name, address or id. */
export function PersonFilter({ id, person, onPerson }: PersonFilterProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 350);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useSWR(
    search.length > 1 ? `/v1/admin/users?search=${encodeURIComponent(search)}` : null,
    (path) => http.get<UserList>(path),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (id) {
    const name = person?.id === id ? (person.name ?? `Pupil ${id}`) : id;
    return (
      <div>
        <p className="mb-1.5 text-sm font-semibold">Person</p>
        <p className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-target bg-target-soft ps-4">
          <bdi className="truncate font-semibold text-target">{name}</bdi>
          <button
            type="button"
            aria-label={`Everybody again, not only ${name}`}
            onClick={() => onPerson('')}
            className="inline-flex size-11 shrink-0 items-center justify-center text-target"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </p>
      </div>
    );
  }
  const found = typed.trim().length > 1 ? data?.users.slice(0, mostFound) : undefined;
  return (
    <div>
      <TextField
        label="Person"
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Name, e-mail or id"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {found && `${found.length} found`}
      </p>
      {error && <p className="mt-1.5 text-sm text-bad">Nobody could be searched for just now.</p>}
      {found?.length === 0 && <p className="mt-1.5 text-sm text-ink-2">Nobody fits.</p>}
      {found && found.length > 0 && (
        <ul
          aria-label="People found"
          className="mt-1.5 overflow-hidden rounded-control border border-line bg-raised"
        >
          {found.map((user) => (
            <li key={user.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => {
                  setTyped('');
                  onPerson(user.id);
                }}
                className="block min-h-11 w-full px-4 py-1.5 text-start hover:bg-target-soft"
              >
                <bdi className="block truncate font-semibold">
                  {user.role === 'PUPIL' ? `Pupil ${user.id}` : user.fullName}
                </bdi>
                <span className="block truncate text-sm text-ink-2">
                  {user.email ?? 'found by name or user name'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
