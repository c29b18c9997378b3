import * as z from 'zod';

/**
 * Faults of the emulator, set by `POST /_dev/faults`. Every field is optional and each POST replaces the
 * previous one, so `{}` removes all faults.
 */
export const Faults = z.strictObject({
  /** Delay before the first token. */
  ttftMs: z.number().min(0).optional(),
  /** Speed after the first token; without it, all tokens are sent at once. */
  tokensPerSecond: z.number().positive().optional(),
  /** Fraction of the calls that fail with `status`, from 0 to 1. The seed determines which calls fail. */
  failRate: z.number().min(0).max(1).optional(),
  status: z.int().min(400).max(599).optional(),
  /** Sent as `Retry-After` with a failed call. */
  retryAfterSeconds: z.number().min(0).optional(),
  /** `error.code` and `error.type` of a failed call, instead of the usual ones. */
  errorCode: z.string().optional(),
  errorType: z.string().optional(),
  errorParam: z.string().optional(),
  /** Additional headers of a failed call, such as rate-limit headers. */
  errorHeaders: z.record(z.string(), z.string()).optional(),
  /** Delay after the headers, as when a model reasons before its first token. */
  thinkMs: z.number().min(0).optional(),
  /**
   * Number of reasoning tokens, instead of the default for the model's effort. They count towards every
   * limit.
   */
  reasoningTokens: z.int().min(0).optional(),
  /**
   * Writes the stream as some other servers do: with CRLF and comments, and divided in the middle of
   * characters.
   */
  roughStream: z.boolean().optional(),
  /** The words that a voice speaks instead of the requested text. */
  says: z.string().optional(),
  /** The finish reason to return instead of `stop`, such as `content_filter`. */
  finish: z.string().optional(),
  /** Breaks the connection after this many characters of the reply. */
  cutAfterChars: z.int().min(0).optional(),
  /** Stops half way through the reply and sends no more data. */
  stall: z.boolean().optional(),
  /**
   * Corrupts the reply in a randomly chosen way. The caller may still be able to parse it. `prose` always
   * replaces the JSON with the same sentence.
   */
  nonsense: z.union([z.boolean(), z.literal('prose')]).optional(),
  /** Makes the model refuse the request. */
  refuse: z.boolean().optional(),
  /**
   * Applies the faults only to calls for this part, which is a schema name, `speech`, `pictures` or
   * `moderation`.
   */
  only: z.string().optional(),
  /** Applies the faults only to this number of matching calls. */
  times: z.int().positive().optional(),
  /** Restarts the random choices from this seed. */
  seed: z.int().optional(),
});
export type Faults = z.infer<typeof Faults>;

/** The default behaviour of calls without faults. */
export type Pace = Pick<Faults, 'ttftMs' | 'thinkMs' | 'tokensPerSecond' | 'roughStream'>;

/** Decides which faults each call gets. */
export class FaultPlan {
  readonly #pace: Pace;
  #faults: Faults = {};
  #left = Number.POSITIVE_INFINITY;
  #random: () => number;

  constructor(pace: Pace, seed: number) {
    this.#pace = pace;
    this.#random = seededRandom(seed);
  }

  set(faults: Faults): void {
    this.#faults = faults;
    this.#left = faults.times ?? Number.POSITIVE_INFINITY;
    if (faults.seed !== undefined) this.#random = seededRandom(faults.seed);
  }

  /**
   * Returns the faults for the next call for `part`. If no faults apply to the call, returns only the default
   * pace.
   */
  next(part: string): Faults & { refusedWith?: number; chance: number } {
    const chance = this.#random();
    const faults = this.#faults;
    if (this.#left <= 0 || (faults.only && faults.only !== part)) return { ...this.#pace, chance };
    this.#left -= 1;
    const fails = this.#random() < (faults.failRate ?? 0);
    return {
      ...this.#pace,
      ...faults,
      chance,
      ...(fails && { refusedWith: faults.status ?? 500 }),
    };
  }
}

/** The random number generator Mulberry32: small, good enough, and the same on every platform. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
