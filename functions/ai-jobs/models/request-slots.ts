/**
 * Connections of an invocation that may wait for models and the file store. Cloudflare gives an event and
 * everything it calls six connections that wait for their headers
 * (developers.cloudflare.com/workers/platform/limits); two are reserved for the database and the queue, so
 * that a lease is renewed however long a picture takes.
 */
export const slotsOfInvocation = 4;

/** A limiter that queues requests. */
export interface Slots {
  run<T>(request: () => Promise<T>): Promise<T>;
}

/**
 * Lets at most `size` requests wait for their headers at once. Create one per invocation; a streamed call
 * releases its slot when its headers arrive.
 */
export class RequestSlots implements Slots {
  #free: number;
  readonly #queue: (() => void)[] = [];
  /** The maximum number that ever waited at once, for tests. */
  highWater = 0;
  #size: number;

  constructor(size = slotsOfInvocation) {
    this.#size = size;
    this.#free = size;
  }

  /** Runs `request` in a slot, released as soon as its promise settles. */
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
 * `Promise.all` that settles only after all of the work has, and then throws the first failure: a call that
 * outlives its job is paid for but not recorded.
 */
export async function settleAll<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
