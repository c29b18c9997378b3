import { useEffect, useLayoutEffect, useRef } from 'react';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { WrittenSentence } from './follow-writing.ts';

interface WritingTextProps {
  sentences: readonly WrittenSentence[];
  from: string;
  to: string;
  /** False once the writer has stopped: no more is coming. */
  writing: boolean;
  words: number;
  wanted: number;
}

/** The text as it is written, both languages side by side, with how far it has come. */
export function WritingText({ sentences, from, to, writing, words, wanted }: WritingTextProps) {
  const share = Math.min(1, words / Math.max(1, wanted));
  return (
    <div>
      {writing && (
        <div className="mb-5">
          <div className="mb-1.5 flex justify-between gap-4 text-sm text-ink-2">
            <span>
              {sentences.length === 0
                ? 'The writer is starting'
                : `${sentences.length} ${sentences.length === 1 ? 'sentence' : 'sentences'} so far`}
            </span>
            <span>
              {words} of about {wanted} words
            </span>
          </div>
          <progress
            aria-label="How much of the text is written"
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

/** Pixels below the screen within which the end of the text still counts as read along. */
const alongPx = 160;

const isReadAlong = (end: HTMLElement): boolean =>
  end.getBoundingClientRect().top < window.innerHeight + alongPx;

/**
 * Two breathing lines where the next sentence will stand; the page follows unless the teacher scrolled up.
 * When the writing ends, a page that followed goes back to its top, where the lesson is finalised and read
 * from the first sentence, or where a failure is explained.
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
    // Before the lines are taken off the page: afterwards nobody knows where they were.
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
