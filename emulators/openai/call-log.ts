/** The timestamps of one chat call: milliseconds since 1970, with fractions. */
export interface LoggedCall {
  part: string;
  arrivedAt: number;
  /** When the headers were sent; from then on, the caller waits only for the reply. */
  headersAt?: number;
  /** When the last byte of the text's first complete sentence was sent. */
  firstSentenceAt?: number;
  endedAt?: number;
  /** Whether the complete reply was sent. */
  whole: boolean;
  promptTokens: number;
  completionTokens: number;
  /** The beginning of the last message, which is the instruction to the model. */
  instruction: string;
}

const maxKept = 2_000;
const longestInstruction = 500;

export const timeNow = (): number => performance.timeOrigin + performance.now();

/** Stores the latest calls, so that a benchmark can compare the product's time with the model's. */
export class CallLog {
  #calls: LoggedCall[] = [];

  open(part: string, lastMessage: string): LoggedCall {
    const call: LoggedCall = {
      part,
      arrivedAt: timeNow(),
      whole: false,
      promptTokens: 0,
      completionTokens: 0,
      instruction: lastMessage.slice(0, longestInstruction),
    };
    this.#calls.push(call);
    if (this.#calls.length > maxKept) this.#calls.shift();
    return call;
  }

  all(): LoggedCall[] {
    return this.#calls.map((call) => ({ ...call }));
  }

  clear(): void {
    this.#calls = [];
  }
}

/**
 * Returns the number of characters of a reply up to the end of the text's first sentence. Returns null if the
 * reply contains no text.
 */
export function firstSentenceEnd(reply: string): number | null {
  const row = /"s":\[\[(?:"(?:[^"\\]|\\.)*",?)*\]/.exec(reply);
  return row ? row.index + row[0].length : null;
}
