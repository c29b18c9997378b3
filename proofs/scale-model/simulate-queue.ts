/**
 * A queue as Cloudflare runs it for a Worker: messages are consumed in batches, and the number of
 * simultaneous batches is limited.
 */
export interface QueueShape {
  /** Maximum number of invocations that consume at the same time. */
  consumers: number;
  /** Maximum number of messages per invocation. The invocation is busy until its last message is done. */
  batch: number;
}

/** A requested lesson: its messages are sent at once and processed in parallel. */
export interface Lesson {
  /** Seconds since the start of the simulation. */
  at: number;
  /** The processing time of each of its messages, in seconds. */
  work: readonly number[];
}

export interface Waiting {
  /** For each message, the seconds between sending it and starting to process it. */
  waits: number[];
  /** For each lesson, the seconds from the request until its last message is done. */
  lessons: number[];
}

/**
 * Simulates the lessons of one queue: first come, first served, and a batch does not wait until it is full
 * (`max_batch_timeout = 0`). `lessons` must be sorted by time.
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
