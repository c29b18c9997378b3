import {
  CreditCard,
  KeyRound,
  type LucideIcon,
  MailX,
  PenLine,
  Sparkles,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import type { ActivityEvent, ActivityKind, ReplayOutcome } from '#contracts/admin/activity.ts';
import type { Replay, ReplayCount } from '#contracts/admin/dead-letters.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { hourStyle, userLocale } from '#web/app/format/format.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { eventWords, type StreamLine, streamLines } from './event-words.ts';

interface StreamListProps {
  /** The events, newest first. */
  events: readonly ActivityEvent[];
  onReplayed: (letter: string, outcome: ReplayOutcome) => void;
}

/** The lines of the stream, grouped by day. */
export function StreamList({ events, onReplayed }: StreamListProps) {
  const days = new Map<string, StreamLine[]>();
  for (const line of streamLines(events)) {
    const day = formatDay(line.event.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return (
    <div className="grid gap-5">
      {[...days].map(([day, lines]) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 text-lg">{day}</h2>
          <Card flush>
            <ol className="divide-y divide-line">
              {lines.map((line) => (
                <EventLine
                  key={`${line.event.kind} ${keyOf(line)}`}
                  line={line}
                  onReplayed={onReplayed}
                />
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}

/** The last call of a job identifies its line: calls reported later are inserted before it. */
const keyOf = ({ event, calls }: StreamLine) => calls.at(-1)?.id ?? event.id;

const icons: Readonly<Record<ActivityKind, LucideIcon>> = {
  'sign-in': KeyRound,
  generation: Sparkles,
  'dead-letter': MailX,
  payment: CreditCard,
  change: PenLine,
};

interface EventLineProps {
  line: StreamLine;
  onReplayed: (letter: string, outcome: ReplayOutcome) => void;
}

/** A line of the stream: time, event and account. A dead letter can be replayed here. */
function EventLine({ line, onReplayed }: EventLineProps) {
  const { event, calls } = line;
  const { title, details } = eventWords(line);
  const { isBusy, replay } = useReplay(({ sent }) =>
    onReplayed(event.id, sent > 0 ? 'sent' : 'nothing'),
  );
  const Icon = icons[event.kind];
  const hasFailed = event.failed || calls.some(({ failed }) => failed);
  const isOpenLetter = event.kind === 'dead-letter' && event.replay === null;
  const resource = 'resourceId' in event ? event.resourceId : null;
  const about = event.kind === 'change' ? event.about : null;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[6.5rem_auto_1fr_auto] sm:items-start sm:px-6">
      <time
        dateTime={event.at}
        className="col-start-2 text-sm whitespace-nowrap text-ink-2 tabular-nums sm:col-start-1 sm:pt-0.5"
      >
        {clock().format(new Date(event.at))}
      </time>
      <Icon
        size={20}
        aria-hidden="true"
        className="col-start-1 row-start-1 mt-0.5 text-ink-3 sm:col-start-2"
      />
      <div className="col-start-2 min-w-0 sm:col-start-3 sm:row-start-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          {hasFailed && (
            <Badge tone="bad" icon={<TriangleAlert size={14} aria-hidden="true" />}>
              Failed
            </Badge>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {about && <EventActor actor={about} />}
          {about && details.length > 0 && ' · '}
          {details.join(' · ')}
          {resource && (
            <>
              {details.length > 0 && ' · '}
              <a href={`/user_sub/resource/${resource}`}>resource</a>
            </>
          )}
        </p>
        {isOpenLetter && (
          <Button
            size="small"
            className="mt-2"
            busy={isBusy}
            onClick={() => void replay({ letter: event.id })}
          >
            Retry
          </Button>
        )}
      </div>
      <div className="col-start-2 min-w-0 text-sm sm:col-start-4 sm:row-start-1 sm:max-w-60 sm:text-end">
        <EventActor actor={event.actor} />
      </div>
    </li>
  );
}

const clock = () =>
  new Intl.DateTimeFormat(userLocale(), {
    hour: hourStyle(userLocale()),
    minute: '2-digit',
    second: '2-digit',
  });

/** Links to the account that an event is about. A pupil is shown as a number here (design 5.7). */
export function EventActor({ actor }: { actor: ActivityEvent['actor'] }) {
  if (!actor) return <span className="text-ink-2">No account</span>;
  const name = actor.name ?? `Pupil ${actor.id}`;
  return (
    <a href={`/user_sub?id=${encodeURIComponent(actor.id)}`} className="line-clamp-2 wrap-anywhere">
      <bdi>{name}</bdi>
    </a>
  );
}

/** The result of a replay as a sentence. */
function replayWords({ sent, nothing }: ReplayCount): string {
  if (sent + nothing === 0) return 'This has already been retried.';
  const left = nothing === 1 ? '1 job' : `${nothing} jobs`;
  const sentWords = sent === 1 ? '1 job is running again.' : `${sent} jobs are running again.`;
  return [sent > 0 && sentWords, nothing > 0 && `${left} had nothing left to do.`]
    .filter(Boolean)
    .join(' ');
}

/** Replays dead letters, one action at a time, and reports the result. */
export function useReplay(onDone: (count: ReplayCount) => unknown) {
  const [isBusy, setBusy] = useState(false);
  async function replay(what: Replay) {
    if (isBusy) return;
    setBusy(true);
    try {
      const count = await http.post<ReplayCount>('/v1/admin/dead-letters/replay', what);
      await onDone(count);
      toast(count.sent > 0 ? 'success' : 'info', replayWords(count));
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, replay };
}
