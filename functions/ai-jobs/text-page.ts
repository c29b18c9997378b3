import type { WritingEvent } from '#contracts/resources/resource.ts';
import { nextNumber } from '#language/text/next-number.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import type { SentenceStore } from './store-sentences.ts';

/** Takes each event as it happens; a listener that has left must not stop the writing. */
export type Emit = (event: WritingEvent) => void;

export const sentenceEvent = ({ id, speaker, target, native }: Sentence): WritingEvent => ({
  type: 'sentence',
  id,
  ...(speaker && { speaker }),
  target: target.text,
  native: native.text,
});

/** The text on its way: each sentence is shown and stored the moment it is whole. */
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

  /** True once somebody else writes this text. */
  get lost(): boolean {
    return this.#store.lost;
  }

  /** The number of the next sentence: a text written anew goes on behind the one before. */
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
