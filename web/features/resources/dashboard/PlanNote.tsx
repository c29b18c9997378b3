import { Notice } from '#ui/Notice.tsx';
import { useSession } from '#web/app/session/session.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { planNotice } from './plan-notice.ts';

/** What is to be known of one's plan before it stops one; nothing while all is well. */
export function PlanNote() {
  const unlimited = useSession(({ who }) => who?.accessType === 'UNLIMITED');
  const { data: me } = useUser();
  const notice = me && planNotice(me, unlimited, Date.now());
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} className="mb-6">
      {notice.words} {notice.next && <a href={notice.next.href}>{notice.next.label}</a>}
    </Notice>
  );
}
