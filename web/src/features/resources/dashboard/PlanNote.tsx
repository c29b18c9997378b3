import useSWR from 'swr';
import type { User } from '#teaching/access/user.ts';
import { http } from '#web/http.ts';
import { useSession } from '#web/session.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { planNotice } from './plan-notice.ts';

/** What is to be known of one's plan before it stops one; nothing while all is well. */
export function PlanNote() {
  const unlimited = useSession(({ who }) => who?.accessType === 'UNLIMITED');
  const { data: me } = useSWR('/v1/me', (path) => http.get<User>(path), {
    shouldRetryOnError: false,
  });
  const notice = me && planNotice(me, unlimited, Date.now());
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} className="mb-6">
      {notice.words} {notice.next && <a href={notice.next.href}>{notice.next.label}</a>}
    </Notice>
  );
}
