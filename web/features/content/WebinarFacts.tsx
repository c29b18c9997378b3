import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, Clapperboard, Hourglass, Lock } from 'lucide-react';
import type { PageLine } from '#contracts/content/page.ts';
import { Badge } from '#ui/Badge.tsx';
import { formatDateTime, formatRelativeTime } from '#web/app/format/moment.ts';

type Facts = Pick<PageLine, 'startsAt' | 'minutes' | 'hasRecording' | 'membersOnly'>;

/** The date and length of a webinar, whether its recording is available, and who may see it. */
export function WebinarFacts({ webinar }: { webinar: Facts }) {
  const { startsAt, minutes, membersOnly } = webinar;
  const now = Date.now();
  const state = webinarState(webinar, now);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {startsAt && (
        <Badge icon={<CalendarClock size={15} aria-hidden="true" />}>
          <time dateTime={startsAt}>{formatDateTime(startsAt, now)}</time>
          {minutes && ` · ${t`${minutes} min`}`}
        </Badge>
      )}
      <Badge
        tone={state === 'recorded' ? 'target' : 'neutral'}
        icon={
          state === 'recorded' ? (
            <Clapperboard size={15} aria-hidden="true" />
          ) : (
            <Hourglass size={15} aria-hidden="true" />
          )
        }
      >
        {words(state, startsAt, now)}
      </Badge>
      {membersOnly && (
        <Badge tone="native" icon={<Lock size={15} aria-hidden="true" />}>
          <Trans>Recording for members</Trans>
        </Badge>
      )}
    </div>
  );
}

function words(state: WebinarState, startsAt: string | null, now: number): string {
  if (state === 'recorded') return t({ message: 'Recording', context: 'of a webinar' });
  if (state === 'announced') return t`Date to be announced`;
  if (state === 'over') return t`Recording not available yet`;
  return startsAt && Date.parse(startsAt) > now ? formatRelativeTime(startsAt, now) : t`On now`;
}

type WebinarState = 'announced' | 'coming' | 'over' | 'recorded';

/**
 * The state of a webinar at the time `now` (ms): without a date, upcoming, over, or available as a recording.
 */
export function webinarState(
  { startsAt, minutes, hasRecording }: Pick<PageLine, 'startsAt' | 'minutes' | 'hasRecording'>,
  now: number,
): WebinarState {
  if (hasRecording) return 'recorded';
  if (startsAt === null) return 'announced';
  return Date.parse(startsAt) + (minutes ?? 60) * 60_000 > now ? 'coming' : 'over';
}

/**
 * Returns whether users can sign up for a webinar at the time `now` (ms): it has a date and has not begun.
 */
export const isAhead = (
  { startsAt, hasRecording }: Pick<PageLine, 'startsAt' | 'hasRecording'>,
  now: number,
): boolean => !hasRecording && startsAt !== null && Date.parse(startsAt) > now;
