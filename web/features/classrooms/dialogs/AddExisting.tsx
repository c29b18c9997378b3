import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { plainList } from '#ui/wordings/lists.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import type { ClassroomActions } from '../use-classroom-actions.ts';

interface AddExistingProps {
  inClass: readonly PupilRow[];
  actions: ClassroomActions;
  onClose: () => void;
}

/** Adds pupils who already have an account to this class. */
export function AddExisting({ inClass, actions, onClose }: AddExistingProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly PupilRow[]>([]);
  const words = new URLSearchParams({
    limit: '50',
    ...(search.trim() && { search: search.trim() }),
  });
  const { data, error } = useRequest(
    `/v1/pupils?${words}`,
    (path: string) => http.get<[PupilRow[], number]>(path),
    { keepPreviousData: true },
  );
  const here = new Set(inClass.map(({ id }) => id));
  const rows = data?.[0].filter(({ id }) => !here.has(id));
  const isChosen = (id: string) => chosen.some((pupil) => pupil.id === id);
  const toggle = (pupil: PupilRow) =>
    setChosen(isChosen(pupil.id) ? chosen.filter(({ id }) => id !== pupil.id) : [...chosen, pupil]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add pupils who have an account`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={actions.busy}
            onClick={() => void actions.addHere(chosen).then((done) => done && onClose())}
          >
            {chosen.length === 0
              ? t`Add`
              : plural({ count: chosen.length }, { one: 'Add # pupil', other: 'Add # pupils' })}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        <Trans>They stay in their other classes and keep their password.</Trans>
      </p>
      <TextField
        label={t`Search`}
        type="search"
        value={search}
        placeholder={t`A name or user name`}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className="mt-3 h-72 overflow-y-auto rounded-control border border-line">
        {rows && rows.length > 0 ? (
          <ul>
            {rows.map((pupil) => (
              <li key={pupil.id} className="border-b border-line last:border-b-0">
                <label className="flex min-h-12 items-center gap-3 px-3 py-1.5 hover:bg-target-soft">
                  <input
                    type="checkbox"
                    checked={isChosen(pupil.id)}
                    onChange={() => toggle(pupil)}
                    className="size-5 shrink-0"
                  />
                  <span className="min-w-0">
                    <bdi className="block font-semibold wrap-anywhere">{pupil.fullName}</bdi>
                    <span className="block truncate text-sm text-ink-2">
                      {plainList(pupil.classrooms.map(({ name }) => name)) || t`Not in a class`}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        ) : (
          <p className="px-4 py-6 text-center text-ink-2">
            {rows ? (
              search.trim() ? (
                t`Nobody has that name.`
              ) : (
                t`Every pupil with an account is in this class.`
              )
            ) : error ? (
              t`The pupils could not be loaded. Close this and try again.`
            ) : (
              <Spinner label={t`Loading the pupils`} small />
            )}
          </p>
        )}
      </div>
      {data && data[1] > data[0].length && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>
            The first {{ shown: data[0].length }} of {{ total: data[1] }}; search to find others.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
