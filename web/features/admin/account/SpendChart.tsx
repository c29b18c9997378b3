import type { UserAccount } from '#contracts/admin/user-account.ts';
import { sayDay } from '#web/app/format/say-moment.ts';
import { sayCost } from './say-cost.ts';

const height = 96;

/** What each day cost, as bars; the same as a list for those who do not see them. */
export function SpendChart({ spend }: { spend: UserAccount['spend'] }) {
  if (spend.length === 0) {
    return <p className="mt-2 text-ink-2">Nothing was spent in the last thirty days.</p>;
  }
  const most = Math.max(...spend.map(({ micros }) => micros));
  return (
    <ul
      aria-label="What each day cost"
      className="mt-4 flex items-end gap-1.5 overflow-x-auto pb-1"
    >
      {spend.map(({ day, micros }) => (
        <li key={day} className="flex min-w-9 flex-col items-center gap-1 text-xs text-ink-2">
          <span
            aria-hidden="true"
            className="w-full max-w-12 rounded-t-sm bg-target-fill forced-color-adjust-none"
            style={{ height: Math.max(3, (micros / most) * height) }}
            title={`${sayDay(day)}: ${sayCost(micros)}`}
          />
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <span className="sr-only">
            {sayDay(day)}: {sayCost(micros)}
          </span>
        </li>
      ))}
    </ul>
  );
}
