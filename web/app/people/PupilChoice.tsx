import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '../http/use-request.ts';

interface ChosenPupil {
  id: string;
  fullName: string;
}

interface PupilChoiceProps {
  chosen: readonly ChosenPupil[];
  onChosen: (chosen: ChosenPupil[]) => void;
}

/** Single pupils, found by name and taken one by one. */
export function PupilChoice({ chosen, onChosen }: PupilChoiceProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 250);
    return () => clearTimeout(timer);
  }, [typed]);
  const words = new URLSearchParams({ limit: '8', search });
  const { data, error } = useRequest(
    search === '' ? null : `/v1/pupils?${words}`,
    (path: string) => http.get<[PupilRow[], number]>(path),
    { keepPreviousData: true },
  );
  const taken = new Set(chosen.map(({ id }) => id));
  const found = search === '' ? [] : (data?.[0].filter(({ id }) => !taken.has(id)) ?? []);

  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Individual pupils"
        note="optional"
        value={typed}
        placeholder="Type a name"
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {search !== '' && (
        <div className="rounded-control border border-line">
          <p role="status" className="sr-only">
            {found.length} found
          </p>
          {found.length > 0 ? (
            <ul>
              {found.map(({ id, fullName, classrooms }) => (
                <li key={id} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    onClick={() => {
                      onChosen([...chosen, { id, fullName }]);
                      setTyped('');
                    }}
                    className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-4 py-2 text-start -outline-offset-4 hover:bg-target-soft"
                  >
                    <bdi className="font-semibold wrap-anywhere">{fullName}</bdi>
                    <span className="text-sm text-ink-2">
                      {classrooms.map(({ name }) => name).join(', ') || 'in no class'}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="px-4 py-3 text-sm text-ink-2">
              {error
                ? 'The pupils could not be loaded.'
                : data
                  ? 'Nobody else has that name.'
                  : '…'}
            </p>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <ul aria-label="Chosen pupils" className="flex flex-wrap gap-2">
          {chosen.map(({ id, fullName }) => (
            <li key={id}>
              <Chip
                className="min-h-11"
                aria-label={`Remove ${fullName}`}
                onClick={() => onChosen(chosen.filter((one) => one.id !== id))}
              >
                <bdi>{fullName}</bdi> <X size={16} aria-hidden="true" />
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
