/** The timestamps of one chat call: milliseconds since 1970, with fractions. */
export interface LoggedCall {
  part: string;
  arrivedAt: number;
  /** When the headers left, so that the caller's connection no longer waits for them. */
  headersAt?: number;
  /** When the last byte of a text's first whole sentence left. */
  firstSentenceAt?: number;
  endedAt?: number;
  /** Whether the reply came whole. */
  whole: boolean;
  promptTokens: number;
  completionTokens: number;
  /** The beginning of the last message: the instruction to the model. */
  instruction: string;
}

const maxKept = 2_000;
const longestInstruction = 500;

export const timeNow = (): number => performance.timeOrigin + performance.now();

/** Keeps the latest calls, so that a bench can hold what the product took against what the model took. */
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

/** How many characters of a text's reply make its first sentence whole; null for any other reply. */
export function firstSentenceEnd(reply: string): number | null {
  const row = /"s":\[\[(?:"(?:[^"\\]|\\.)*",?)*\]/.exec(reply);
  return row ? row.index + row[0].length : null;
}
