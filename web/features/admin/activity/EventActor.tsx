import { Link } from 'react-router-dom';
import type { ActivityEvent } from '#contracts/admin/activity.ts';

/** Whom something is about, leading to the account. A pupil is a number here (design 5.7). */
export function EventActor({ actor }: { actor: ActivityEvent['actor'] }) {
  if (!actor) return <span className="text-ink-2">No account</span>;
  const name = actor.name ?? `Pupil ${actor.id}`;
  return (
    <Link
      to={`/user_sub?id=${encodeURIComponent(actor.id)}`}
      className="line-clamp-2 wrap-anywhere"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
