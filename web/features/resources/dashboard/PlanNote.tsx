import useSWR from 'swr';
import type { User } from '#contracts/access/user.ts';
import { Notice } from '#ui/Notice.tsx';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
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
