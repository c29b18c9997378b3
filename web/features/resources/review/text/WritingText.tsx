import { plural, t } from '@lingui/core/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PartProblem, WritingEvent } from '#contracts/resources/resource.ts';
import type { Sentence } from '#language/text/text.ts';
import { inLanguage } from '#web/app/format/in-language.ts';

interface WritingTextProps {
  sentences: readonly WrittenSentence[];
  from: string;
  to: string;
  /** False once the writer has stopped: no more sentences will arrive. */
  writing: boolean;
  words: number;
  wanted: number;
}

/** Shows the text as it is written, with both languages side by side and a progress indicator. */
export function WritingText({ sentences, from, to, writing, words, wanted }: WritingTextProps) {
  const share = Math.min(1, words / Math.max(1, wanted));
  return (
    <div>
      {writing && (
        <div className="mb-5">
          <div className="mb-1.5 flex justify-between gap-4 text-sm text-ink-2">
            <span>
              {sentences.length === 0
                ? t`Starting to write`
                : plural(
                    { count: sentences.length },
                    { one: '# sentence so far', other: '# sentences so far' },
                  )}
            </span>
            <span>
              {plural(wanted, {
                one: `${words} of about # word`,
                other: `${words} of about # words`,
              })}
            </span>
          </div>
          <progress
            aria-label={t`How much of the text is written`}
            className="block h-1.5 w-full"
            max={1}
            value={share}
          />
        </div>
      )}
      <ol className="flex flex-col gap-3">
        {sentences.map((sentence) => (
          <li key={sentence.id} className="arrives grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {sentence.speaker && (
              <p className="text-sm font-semibold text-ink-2 sm:col-span-2" dir="auto">
                {sentence.speaker}
              </p>
            )}
            <p {...inLanguage(to)} className="font-text text-lg text-target">
              {sentence.target}
            </p>
            <p {...inLanguage(from)} className="font-text text-lg text-native">
              {sentence.native}
            </p>
          </li>
        ))}
      </ol>
      {writing && <PageEnd sentences={sentences.length} />}
    </div>
  );
}

/**
 * Maximum distance in pixels from the lower edge of the window to the end of the text at which the page
 * scrolls along with the writing.
 */
const alongPx = 160;

const isReadAlong = (end: HTMLElement): boolean =>
  end.getBoundingClientRect().top < window.innerHeight + alongPx;

/**
 * A skeleton of the next sentence. The page scrolls along with the writing, unless the teacher scrolls up.
 * When the writing ends, a page that was scrolling along returns to the top. There the lesson can be read
 * from the first sentence and finalised, or a failure is explained.
 */
function PageEnd({ sentences }: { sentences: number }) {
  const end = useRef<HTMLDivElement>(null);
  const followed = useRef(false);
  useEffect(() => {
    const node = end.current;
    if (sentences === 0 || !node || !isReadAlong(node)) return;
    if (node.getBoundingClientRect().top <= window.innerHeight) return;
    followed.current = true;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollIntoView({ block: 'end', behavior: isStill ? 'instant' : 'smooth' });
  }, [sentences]);
  useLayoutEffect(() => {
    const node = end.current;
    // Measure the position before the lines are removed, because it cannot be measured afterwards.
    return () => {
      if (node && followed.current && isReadAlong(node)) window.scrollTo({ top: 0 });
    };
  }, []);
  return (
    <div ref={end} aria-hidden="true" className="mt-4 grid gap-6 sm:grid-cols-2">
      <div className="skeleton h-5 w-4/5" />
      <div className="skeleton h-5 w-3/5" />
    </div>
  );
}

interface WrittenSentence {
  id: string;
  speaker: string | undefined;
  target: string;
  native: string;
}

/** A text while it is written. `phase` is `idle` until this screen connects to the writer's stream. */
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
  /** The connection ended before the text was complete. The server continues to write. */
  | { type: 'cut' };

/**
 * Returns the next state after an event of the writer's stream. A sentence that is sent twice, after a
 * reconnect, is stored once.
 */
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
 * The sentences to show while a text is written: first the stored sentences, then the sentences streamed
 * since, in order. A reload starts with the stored sentences, so no sentence disappears.
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

/**
 * Counts the words written so far, for "about 60 of 150 words". This is a live estimate; the server counts
 * tokens.
 */
export function countWritten(sentences: readonly WrittenSentence[], language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let words = 0;
  for (const sentence of sentences) {
    for (const piece of segmenter.segment(sentence.target)) if (piece.isWordLike) words++;
  }
  return words;
}
