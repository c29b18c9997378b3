/**
 * Connections of an invocation that its calls of models and of the file store may wait on. Cloudflare
 * gives an event and everything it calls six connections that wait for their headers
 * (developers.cloudflare.com/workers/platform/limits); two are kept free for the database and the queue,
 * so that a lease is renewed however long a picture takes.
 */
export const slotsOfInvocation = 4;

/** What a request waits for its turn at. */
export interface Slots {
  run<T>(request: () => Promise<T>): Promise<T>;
}

/**
 * Lets at most `size` requests wait for their headers at once. One of these belongs to one invocation; a
 * streamed call gives its slot back at the headers.
 */
export class RequestSlots implements Slots {
  #free: number;
  readonly #queue: (() => void)[] = [];
  /** The most that ever waited at once, for tests. */
  highWater = 0;
  #size: number;

  constructor(size = slotsOfInvocation) {
    this.#size = size;
    this.#free = size;
  }

  /** Runs `request` in a slot; the slot is free again as soon as its promise settles. */
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
 * `Promise.all` that ends only when all of the work has, and throws the first failure then: a call that runs
 * on behind the end of its job is paid for and on no record.
 */
export async function settleAll<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
