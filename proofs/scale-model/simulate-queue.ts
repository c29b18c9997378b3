/** A queue as Cloudflare runs it for a Worker: batches, of which a limited number run at a time. */
export interface QueueShape {
  /** Invocations that consume at the same time. */
  consumers: number;
  /** Messages that one invocation takes at most; it is busy until the last of them is done. */
  batch: number;
}

/** A requested lesson: its messages are sent at once and processed in parallel. */
export interface Lesson {
  /** Seconds from the start. */
  at: number;
  /** The processing time of each of its messages, in seconds. */
  work: readonly number[];
}

export interface Waiting {
  /** For each message, the seconds from when it was sent until it was taken. */
  waits: number[];
  /** For each lesson, the seconds from the request until its last message was done. */
  lessons: number[];
}

/**
 * Simulates the lessons of one queue. First come, first served; a batch does not wait to fill
 * (`max_batch_timeout = 0`). `lessons` are sorted by time.
 */
export function simulateQueue(lessons: readonly Lesson[], shape: QueueShape): Waiting {
  const messages = lessons.flatMap(({ at, work }, lesson) =>
    work.map((seconds) => ({ at, seconds, lesson })),
  );
  const freeAt = new Float64Array(shape.consumers);
  const waits: number[] = [];
  const doneAt = lessons.map(({ at }) => at);
  for (let next = 0; next < messages.length; ) {
    const consumer = freeAt.indexOf(Math.min(...freeAt));
    const start = Math.max(freeAt[consumer] ?? 0, messages[next]?.at ?? 0);
    let busyUntil = start;
    for (let taken = 0; taken < shape.batch; taken += 1) {
      const message = messages[next];
      if (!message || message.at > start) break;
      const done = start + message.seconds;
      waits.push(start - message.at);
      doneAt[message.lesson] = Math.max(doneAt[message.lesson] ?? 0, done);
      busyUntil = Math.max(busyUntil, done);
      next += 1;
    }
    freeAt[consumer] = busyUntil;
  }
  return { waits, lessons: lessons.map(({ at }, which) => (doneAt[which] ?? at) - at) };
}
