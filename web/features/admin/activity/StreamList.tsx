import type { ActivityEvent, ReplayOutcome } from '#contracts/admin/activity.ts';
import { Card } from '#ui/Card.tsx';
import { sayDay } from '#web/app/format/say-moment.ts';
import { EventLine } from './EventLine.tsx';
import { type StreamLine, streamLines } from './stream-lines.ts';

interface StreamListProps {
  /** Newest first. */
  events: readonly ActivityEvent[];
  onReplayed: (letter: string, outcome: ReplayOutcome) => void;
}

/** The lines of the stream under the days on which they happened. */
export function StreamList({ events, onReplayed }: StreamListProps) {
  const days = new Map<string, StreamLine[]>();
  for (const line of streamLines(events)) {
    const day = sayDay(line.event.at);
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

/** The last call of a job names its line: calls that are told later stand before it. */
const keyOf = ({ event, calls }: StreamLine) => calls.at(-1)?.id ?? event.id;
