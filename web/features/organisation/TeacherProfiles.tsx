import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { User } from '#contracts/access/user.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { http } from '#web/app/http/http.ts';
import { OrganisationForm } from './OrganisationForm.tsx';
import { ProfileChoice } from './ProfileChoice.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/**
 * The modal of teacher profiles, once a session, at home: who leads a department chooses whose classes
 * and homework to begin with; who pays for several teachers and is alone sets up the others
 * (decision 0102). Nobody who opened a link to teach is stopped on the way.
 */
export default function TeacherProfiles() {
  const { mutate } = useSWRConfig();
  const { data: me } = useSWR('/v1/me', (path) => http.get<User>(path), {
    shouldRetryOnError: false,
  });
  const [closed, setClosed] = useState(false);
  const [adding, setAdding] = useState(false);
  if (!me || me.hasSeenTeacherProfileModal || closed) return null;

  const seen = () => {
    setClosed(true);
    // Should this fail, the next visit asks again: nothing is lost.
    http.post('/v1/teacher-profiles/seen').catch(() => undefined);
    void mutate('/v1/me', { ...me, hasSeenTeacherProfileModal: true }, { revalidate: false });
  };
  const { organisation, teacherProfiles, remainingTeachers, totalTeachersAllowed } = me;
  if (!organisation) {
    return (
      <Dialog open onClose={seen} title={`Your plan is for ${totalTeachersAllowed} teachers`}>
        <p className="mb-5 text-ink-2">
          Give your department a name. Then you can invite your colleagues.
        </p>
        <OrganisationForm />
      </Dialog>
    );
  }
  if (adding || teacherProfiles.length < 2) {
    return (
      <Dialog open wide onClose={seen} title="Set up the teacher profiles">
        <ProfileForm left={remainingTeachers} onDone={seen} />
      </Dialog>
    );
  }
  return (
    <Dialog open wide onClose={seen} title="Whose classes would you like to see?">
      <ProfileChoice me={me} onDone={seen} onAdd={() => setAdding(true)} />
    </Dialog>
  );
}
