import { sql } from 'drizzle-orm';
import type { WritingEvent } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { nextNumber } from '#language/text/next-number.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { type Job, leaseSeconds } from '../lease-job.ts';

/**
 * Stores sentences in batches as they are written. Stores a sentence at once if no batch is being stored;
 * otherwise stores it as soon as the current batch is done. If a Worker is killed, at most the sentences of
 * one round trip are lost.
 */
export class SentenceStore {
  #waiting: Sentence[] = [];
  #stored: number;
  #sending: Promise<void> = Promise.resolve();
  #busy = false;
  #lost = false;
  readonly #store: (after: number, sentences: readonly Sentence[]) => Promise<boolean>;

  constructor(
    stored: number,
    store: (after: number, sentences: readonly Sentence[]) => Promise<boolean>,
  ) {
    this.#stored = stored;
    this.#store = store;
  }

  /** True once this Worker has found out that another Worker has taken over the job. */
  get lost(): boolean {
    return this.#lost;
  }

  add(sentence: Sentence): void {
    this.#waiting.push(sentence);
    if (this.#busy || this.#lost) return;
    this.#busy = true;
    // Put a failed batch back in front. It is retried with the next sentence or by `flush`, which throws if
    // the retry fails.
    this.#sending = this.#send()
      .catch(() => undefined)
      .finally(() => {
        this.#busy = false;
      });
  }

  /** Waits until everything is stored. Throws if the last batch cannot be stored. */
  async flush(): Promise<void> {
    await this.#sending;
    if (this.#waiting.length > 0 && !this.#lost) await this.#send();
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#lost) {
      const batch = this.#waiting.splice(0);
      try {
        if (await this.#store(this.#stored, batch)) this.#stored += batch.length;
        else this.#lost = true;
      } catch (error) {
        this.#waiting.unshift(...batch);
        throw error;
      }
    }
  }
}

/**
 * Sends an event to the reader as it happens. Must not throw if the reader has disconnected, because the
 * writing continues.
 */
export type Emit = (event: WritingEvent) => void;

export const sentenceEvent = ({ id, speaker, target, native }: Sentence): WritingEvent => ({
  type: 'sentence',
  id,
  ...(speaker && { speaker }),
  target: target.text,
  native: native.text,
});

/** The text being written. Emits and stores each sentence as soon as it is complete. */
export class TextPage {
  readonly sentences: Sentence[];
  readonly #text: Text;
  readonly #store: SentenceStore;
  readonly emit: Emit;

  constructor(text: Text, store: SentenceStore, emit: Emit) {
    this.sentences = [...text.sentences];
    this.#text = text;
    this.#store = store;
    this.emit = emit;
    for (const sentence of this.sentences) emit(sentenceEvent(sentence));
  }

  /** True once another Worker has taken over this text. */
  get lost(): boolean {
    return this.#store.lost;
  }

  /** The number of the next sentence. A rewritten text continues the numbering of the previous text. */
  get next(): number {
    const ids = this.sentences.map(({ id }) => id);
    return nextNumber(ids, this.#text.nextSentence ?? 1);
  }

  take(sentence: Sentence): void {
    this.sentences.push(sentence);
    this.emit(sentenceEvent(sentence));
    this.#store.add(sentence);
  }
}

/**
 * Appends sentences after the first `after` stored sentences and renews the lease, in one statement. Returns
 * false if this Worker has lost the job or another Worker has stored sentences first; the caller must then
 * stop writing.
 */
export async function storeSentences(
  db: Database,
  job: Job,
  after: number,
  sentences: readonly Sentence[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with lease as (
      update resource_parts
      set leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
      where resource_id = ${job.resourceId} and part = 'text' and status = 'running'
        and generation = ${job.generation} and attempts = ${job.attempt}
      returning 1
    )
    update resources r set updated_at = now(),
      text = jsonb_set(text, '{sentences}',
        (text -> 'sentences') || ${JSON.stringify(sentences)}::jsonb)
    where id = ${job.resourceId} and exists (select 1 from lease)
      and jsonb_array_length(text -> 'sentences') = ${after}
    returning 1`);
  return rows.length > 0;
}
