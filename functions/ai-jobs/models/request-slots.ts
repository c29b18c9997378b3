/**
 * Maximum number of requests of an invocation that may wait for models and the file store at the same time.
 * Cloudflare allows an event and its calls six connections that wait for headers
 * (developers.cloudflare.com/workers/platform/limits). Two of them are reserved for the database and the
 * queue, so that a lease can be renewed even while a picture takes long.
 */
export const slotsOfInvocation = 4;

/** A limiter that queues requests. */
export interface Slots {
  run<T>(request: () => Promise<T>): Promise<T>;
}

/**
 * Allows at most `size` requests to wait for their headers at the same time. Create one instance per
 * invocation. A streamed call releases its slot when its headers arrive.
 */
export class RequestSlots implements Slots {
  #free: number;
  readonly #queue: (() => void)[] = [];
  /** The highest number of requests that waited at the same time, for tests. */
  highWater = 0;
  #size: number;

  constructor(size = slotsOfInvocation) {
    this.#size = size;
    this.#free = size;
  }

  /** Runs `request` in a slot, which is released as soon as its promise settles. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.highWater = Math.max(this.highWater, this.#size - this.#free);
    try {
      return await request();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/**
 * Like `Promise.all`, but settles only after every promise has settled, and then throws the first failure.
 * Otherwise a call could continue after its job has ended, and it would be paid for but not recorded.
 */
export async function settleAll<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
