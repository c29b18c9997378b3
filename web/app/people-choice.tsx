import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { leadsDepartment } from '#contracts/access/leads-department.ts';
import type { ClassroomRow, PupilRow } from '#contracts/classrooms/classroom.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { plainList } from '#ui/wordings/lists.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from './http/use-request.ts';
import { useUser } from './session/use-user.ts';

interface ChosenPupil {
  id: string;
  fullName: string;
}

interface PupilChoiceProps {
  chosen: readonly ChosenPupil[];
  onChosen: (chosen: ChosenPupil[]) => void;
}

/** Selects individual pupils, searched by name. */
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
        label={t`Individual pupils`}
        note={t`optional`}
        value={typed}
        placeholder={t`Type a name`}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {search !== '' && (
        <div className="rounded-control border border-line">
          <p role="status" className="sr-only">
            <Plural value={{ count: found.length }} one="# found" other="# found" />
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
                      {plainList(classrooms.map(({ name }) => name)) || t`not in a class`}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="px-4 py-3 text-sm text-ink-2">
              {error
                ? t`The pupils could not be loaded.`
                : data
                  ? t`Nobody else has that name.`
                  : '…'}
            </p>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <ul aria-label={t`Chosen pupils`} className="flex flex-wrap gap-2">
          {chosen.map(({ id, fullName }) => (
            <li key={id}>
              <Chip
                className="min-h-11"
                aria-label={t`Remove ${fullName}`}
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

interface ClassroomChoiceProps {
  classrooms: readonly ClassroomRow[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}

/** Classes as checkboxes, each with its number of pupils. */
export function ClassroomChoice({ classrooms, chosen, onChosen }: ClassroomChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Classes</Trans>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {classrooms.map(({ id, name, pupils, mine, teacherName }) => (
          <label
            key={id}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 hover:border-edge has-checked:border-target has-checked:bg-target-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() =>
                onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
              className="size-5 shrink-0"
            />
            <span className="min-w-0">
              <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
              <span className="block text-sm text-ink-2">
                <Plural value={pupils} one="# pupil" other="# pupils" />
                {!mine && ` · ${teacherName}`}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The active classes that this user may assign homework to: their own, or all of them for the head of the
 * department.
 */
export function useOwnClassrooms() {
  const rooms = useRequest('/v1/classrooms?archived=false', (path: string) =>
    http.get<ClassroomRow[]>(path),
  );
  const { data: me } = useUser();
  const leads = leadsDepartment(me);
  return {
    classrooms: rooms.data?.filter(({ mine }) => mine || leads),
    error: rooms.data ? undefined : rooms.error,
    again: rooms.mutate,
  };
}
