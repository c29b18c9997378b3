import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { User } from '#contracts/access/user.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { http } from '#web/app/http/http.ts';

interface ProfileChoiceProps {
  me: User;
  onDone: () => void;
  onAdd: () => void;
}

/**
 * Shows the department's teachers as cards. After the viewer chooses a teacher, that teacher's classes and
 * homework are shown by default.
 */
export function ProfileChoice({ me, onDone, onAdd }: ProfileChoiceProps) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  async function choose(id: string) {
    if (busy !== null) return;
    setBusy(id);
    setProblem('');
    try {
      await http.put('/v1/teacher-profiles/selected', { id });
      await mutate('/v1/me');
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(null);
    }
  }

  const others = me.teacherProfiles.filter(({ id }) => id !== me.id);
  return (
    <>
      <p className="mb-5 text-ink-2">
        <Trans>
          Classes and homework open on this teacher’s. You can change it there at any time, and you
          stay signed in as yourself.
        </Trans>
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        <li>
          <ProfileButton
            name={t`The whole department`}
            about={t`Everyone’s classes, mine first`}
            icon={<UsersRound size={22} aria-hidden="true" />}
            chosen={me.selectedTeacherProfile?.id === me.id}
            busy={busy === me.id}
            onChoose={() => void choose(me.id)}
          />
        </li>
        {others.map(({ id, fullName }) => (
          <li key={id}>
            <ProfileButton
              name={fullName}
              about={t`Classes and homework`}
              icon={initialsOf(fullName)}
              chosen={me.selectedTeacherProfile?.id === id}
              busy={busy === id}
              onChoose={() => void choose(id)}
            />
          </li>
        ))}
      </ul>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      {me.organisation?.role === 'owner' && me.remainingTeachers > 0 && (
        <Button variant="quiet" className="mt-4" onClick={onAdd}>
          <UserPlus size={18} aria-hidden="true" /> <Trans>Add another teacher</Trans>
        </Button>
      )}
    </>
  );
}

interface ProfileButtonProps {
  name: string;
  about: string;
  icon: ReactNode;
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
}

function ProfileButton({ name, about, icon, chosen, busy, onChoose }: ProfileButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-busy={busy || undefined}
      onClick={onChoose}
      className="flex min-h-18 w-full items-center gap-4 rounded-control border border-line bg-raised px-4 py-3 text-start hover:border-edge aria-pressed:border-target aria-pressed:bg-target-soft"
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-target-soft font-semibold text-target"
      >
        {icon}
      </span>
      <span className="min-w-0">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-ink-2">{about}</span>
      </span>
    </button>
  );
}

/** "FE" for Fleur Exemple: the initials of the first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
}
