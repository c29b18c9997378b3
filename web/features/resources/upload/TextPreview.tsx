import { useId } from 'react';
import type { PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { classNames } from '#ui/class-names.ts';
import { inLanguage } from '#web/app/format/in-language.ts';

interface TextPreviewProps {
  rows: readonly PastedRow[];
  from: string;
  to: string;
}

/** The sentences that the lesson will have, numbered, with their speakers and paragraphs. */
export function TextPreview({ rows, from, to }: TextPreviewProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="mb-1.5 text-sm font-semibold">
        As the lesson will have it: {rows.length} {rows.length === 1 ? 'sentence' : 'sentences'}
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-96 overflow-y-auto rounded-control border border-line bg-sunken px-4 py-3"
      >
        <ol className="flex flex-col">
          {rows.map((row, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place here.
              key={at}
              className={classNames(
                'grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 py-1',
                row.startsParagraph && 'mt-3',
              )}
            >
              <span aria-hidden="true" className="pt-0.5 text-sm text-ink-3 tabular-nums">
                {at + 1}
              </span>
              <div className="grid gap-x-6 sm:grid-flow-col sm:auto-cols-fr">
                <p {...inLanguage(to)} className="font-text text-target wrap-anywhere">
                  {row.speaker && (
                    <bdi className="me-2 font-semibold text-ink-2">{row.speaker}</bdi>
                  )}
                  {row.target}
                </p>
                {row.native !== null && (
                  <p {...inLanguage(from)} className="font-text text-native wrap-anywhere">
                    {row.native}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
