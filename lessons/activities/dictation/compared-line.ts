/**
 * What the class at the board is told of a word. `right`: heard and written, or spelt in another way
 * that is accepted. `nearly`: heard, and its spelling is to be mended. `missing`: to be heard again.
 */
export type TypedVerdict = 'right' | 'nearly' | 'missing';

/** One word of the sentence and how it was met; `typed` is what stood there instead. */
export interface ComparedWord {
  id: string;
  text: string;
  verdict: TypedVerdict;
  typed?: string;
}

/** A sentence word by word, and what was typed that fits nowhere. */
export interface ComparedLine {
  words: ComparedWord[];
  extra: string[];
}
