import type { ActivityEvent, EventOf } from '#contracts/admin/activity.ts';

/** One line of the stream: an event, or the calls to the model that one job made. */
export interface StreamLine {
  event: ActivityEvent;
  /** Of a generation: every call of the job, this one included; otherwise empty. */
  calls: readonly EventOf<'generation'>[];
}

/** A job keeps the record of all its calls in one statement: the moment and the part tell it. */
const jobOf = ({ at, part, resourceId, actor }: EventOf<'generation'>) =>
  [at, part, resourceId, actor?.id].join(' ');

/** The lines of a list of events, in its order: calls of one job are one line, at its newest call. */
export function streamLines(events: readonly ActivityEvent[]): StreamLine[] {
  const lines: StreamLine[] = [];
  const jobs = new Map<string, EventOf<'generation'>[]>();
  for (const event of events) {
    const job = event.kind === 'generation' ? jobOf(event) : '';
    const known = jobs.get(job);
    if (event.kind !== 'generation') lines.push({ event, calls: [] });
    else if (known) known.push(event);
    else {
      const calls = [event];
      jobs.set(job, calls);
      lines.push({ event, calls });
    }
  }
  return lines;
}
