import { plural, t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import {
  type LoginCard,
  maxPupilsAtOnce,
  type PupilName,
  type PupilRow,
} from '#contracts/classrooms/classroom.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { andList } from '#ui/wordings/lists.ts';
import { http } from '#web/app/http/http.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { classroomPath } from './use-classroom.ts';

type Pupils = readonly Pick<PupilRow, 'id' | 'fullName'>[];

const isOfClasses = (key: unknown) =>
  typeof key === 'string' && /^\/v1\/(classrooms|pupils)/.test(key);
const ids = (pupils: Pupils) => pupils.map(({ id }) => id);
/** Names of pupils, as "Léa Dupont and Tom Weber". The messages count more than two instead. */
const namesOf = (pupils: Pupils) => andList(pupils.map(({ fullName }) => fullName));

/**
 * The actions on a class. Each returns whether it succeeded, and shows a toast on failure. In both cases the
 * lists are then fetched again.
 */
export function useClassroomActions(id: string) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        toast('error', messageOf(error));
        return false;
      } finally {
        setBusy(false);
        void mutate(isOfClasses);
      }
    },
    [mutate],
  );
  const move = (pupils: Pupils, to: string | null) =>
    http.post(`${classroomPath(id)}/move`, { pupilIds: ids(pupils), to });
  const join = (classroomId: string, pupils: Pupils) =>
    http.post(`${classroomPath(classroomId)}/members`, { pupilIds: ids(pupils) });

  return {
    busy,
    setArchived: (archived: boolean, name: string) =>
      attempt(async () => {
        await http.patch(classroomPath(id), { archived });
        toast('success', archived ? t`${name} archived.` : t`${name} restored.`);
      }),
    removeClass: (name: string) =>
      attempt(async () => {
        await http.remove(classroomPath(id));
        toast('success', t`${name} removed.`);
        await navigate('/classrooms/view', { replace: true });
      }),
    addHere: (pupils: Pupils) =>
      attempt(async () => {
        await join(id, pupils);
        const names = namesOf(pupils);
        toast(
          'success',
          plural(
            { count: pupils.length },
            {
              1: `${names} is in this class now.`,
              2: `${names} are in this class now.`,
              one: '# pupil is in this class now.',
              other: '# pupils are in this class now.',
            },
          ),
        );
      }),
    addTo: (pupils: Pupils, to: { id: string; name: string }) =>
      attempt(async () => {
        await join(to.id, pupils);
        const names = namesOf(pupils);
        const className = to.name;
        toast(
          'success',
          plural(
            { count: pupils.length },
            {
              1: `${names} is in ${className} too.`,
              2: `${names} are in ${className} too.`,
              one: `# pupil is in ${className} too.`,
              other: `# pupils are in ${className} too.`,
            },
          ),
        );
      }),
    moveTo: (pupils: Pupils, to: { id: string; name: string }) =>
      attempt(async () => {
        await move(pupils, to.id);
        const names = namesOf(pupils);
        const className = to.name;
        toast(
          'success',
          plural(
            { count: pupils.length },
            {
              1: `${names} moved to ${className}.`,
              2: `${names} moved to ${className}.`,
              one: `# pupil moved to ${className}.`,
              other: `# pupils moved to ${className}.`,
            },
          ),
        );
      }),
    removeFromClass: (pupils: Pupils) =>
      attempt(async () => {
        await move(pupils, null);
        const names = namesOf(pupils);
        toast(
          'info',
          plural(
            { count: pupils.length },
            {
              1: `${names} is no longer in this class.`,
              2: `${names} are no longer in this class.`,
              one: '# pupil is no longer in this class.',
              other: '# pupils are no longer in this class.',
            },
          ),
          {
            label: t`Undo`,
            onAct: () => void attempt(() => join(id, pupils).then(() => undefined)),
          },
        );
      }),
    renamePupil: (pupilId: string, name: PupilName) =>
      attempt(async () => {
        await http.patch(`/v1/pupils/${pupilId}`, name);
      }),
    removeAccount: (pupil: PupilRow) =>
      attempt(async () => {
        await http.remove(`/v1/pupils/${pupil.id}`);
        toast('info', t`${{ fullName: pupil.fullName }}’s account was removed.`);
      }),
    /** Returns the new cards; null on failure. */
    newPasswords: async (pupils: Pupils): Promise<LoginCard[] | null> => {
      const cards: LoginCard[] = [];
      const all = ids(pupils);
      // If a later batch fails, the cards of pupils whose password has already changed are still shown.
      const done = await attempt(async () => {
        for (let from = 0; from < all.length; from += maxPupilsAtOnce) {
          const pupilIds = all.slice(from, from + maxPupilsAtOnce);
          cards.push(...(await http.post<LoginCard[]>('/v1/pupils/passwords', { pupilIds })));
        }
      });
      return done || cards.length > 0 ? cards : null;
    },
  };
}

export type ClassroomActions = ReturnType<typeof useClassroomActions>;

/**
 * Downloads all data stored about a pupil, in case the child or the parents request it. A toast shows whether
 * the download succeeded.
 */
export async function savePupilData({ id, fullName }: Pick<PupilRow, 'id' | 'fullName'>) {
  try {
    const answer = await http.send('GET', `/v1/pupils/${id}/export`);
    saveFile(t`${fullName}, data`, 'json', await answer.blob());
    toast('success', t`${fullName}’s data is in your downloads.`);
  } catch (error) {
    toast('error', messageOf(error));
  }
}
