import type { PartProblem, WritingEvent } from '#contracts/resources/resource.ts';
import type { Sentence } from '#language/text/text.ts';

export interface WrittenSentence {
  id: string;
  speaker: string | undefined;
  target: string;
  native: string;
}

/** A text on its way. `phase` is `idle` until this screen follows the writer. */
export interface Writing {
  phase: 'idle' | 'connecting' | 'waiting' | 'writing' | 'done' | 'cut' | 'problem';
  message: string;
  sentences: WrittenSentence[];
  problem: PartProblem | null;
}

export const notWriting: Writing = { phase: 'idle', message: '', sentences: [], problem: null };

export type WritingStep =
  | WritingEvent
  | { type: 'connect' }
  /** The connection ended before the text did; the server goes on by itself. */
  | { type: 'cut' };

/** Follows the writer's stream. The same sentence sent twice (after a reconnect) stands once. */
export function followWriting(writing: Writing, step: WritingStep): Writing {
  switch (step.type) {
    case 'connect':
      return { ...writing, phase: 'connecting', problem: null };
    case 'waiting':
      return { ...writing, phase: 'waiting', message: step.message };
    case 'sentence': {
      const { id, speaker, target, native } = step;
      const at = writing.sentences.findIndex((sentence) => sentence.id === id);
      const sentence = { id, speaker, target, native };
      const sentences =
        at < 0 ? [...writing.sentences, sentence] : writing.sentences.with(at, sentence);
      return { ...writing, phase: 'writing', sentences };
    }
    case 'done':
      return { ...writing, phase: 'done' };
    case 'problem':
      return { ...writing, phase: 'problem', problem: step.problem };
    case 'cut':
      return writing.phase === 'done' || writing.phase === 'problem'
        ? writing
        : { ...writing, phase: 'cut' };
  }
}

/**
 * What stands on the page while a text is written: the stored sentences and those that the stream
 * brought since, in order. A reload starts with the stored ones, so nothing disappears.
 */
export function sentencesSoFar(
  stored: readonly Sentence[],
  written: readonly WrittenSentence[],
): WrittenSentence[] {
  const fromStore = stored.map(({ id, speaker, target, native }) => ({
    id,
    speaker,
    target: target.text,
    native: native.text,
  }));
  const known = new Set(fromStore.map((sentence) => sentence.id));
  return [...fromStore, ...written.filter((sentence) => !known.has(sentence.id))];
}

/** How many words stand already, for "about 60 of 150 words": a live estimate, the server counts tokens. */
export function countWritten(sentences: readonly WrittenSentence[], language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let words = 0;
  for (const sentence of sentences) {
    for (const piece of segmenter.segment(sentence.target)) if (piece.isWordLike) words++;
  }
  return words;
}
