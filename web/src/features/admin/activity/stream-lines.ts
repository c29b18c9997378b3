import type { ActivityEvent, EventOf } from '#teaching/admin/activity.ts';

/** One line of the stream: an event, or the calls of the model that one job made. */
export interface StreamLine {
  event: ActivityEvent;
  /** Of a generation: every call of the job, this one included; otherwise empty. */
  calls: readonly EventOf<'generation'>[];
}

/** A job keeps the record of all its calls in one statement: the moment and the part tell it. */
const jobOf = ({ at, part, resourceId, actor }: EventOf<'generation'>) =>
  [at, part, resourceId, actor?.id].join(' ');

/** The lines of a list of events, in its order: calls of one job are one line. */
export function streamLines(events: readonly ActivityEvent[]): StreamLine[] {
  const lines: { event: ActivityEvent; calls: EventOf<'generation'>[] }[] = [];
  for (const event of events) {
    const [first] = lines.at(-1)?.calls ?? [];
    if (event.kind !== 'generation') lines.push({ event, calls: [] });
    else if (first && jobOf(first) === jobOf(event)) lines.at(-1)?.calls.push(event);
    else lines.push({ event, calls: [event] });
  }
  return lines;
}
