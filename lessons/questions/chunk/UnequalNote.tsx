import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { checkChunks } from '../guidance.ts';

interface UnequalNoteProps {
  /** The sentences whose sides are not equal, with their numbers from 1. */
  sentences: readonly { id: string; number: number }[];
}

/** Why Save was refused, with a way to each sentence that is concerned. */
export function UnequalNote({ sentences }: UnequalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => note.current?.focus(), []);
  const show = (id: string) => {
    const card = document.querySelector<HTMLElement>(`[data-sentence="${CSS.escape(id)}"]`);
    const empty = card?.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    (empty ?? card)?.focus();
    card?.scrollIntoView({ block: 'center' });
  };
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-control border border-bad bg-bad-soft px-4 py-3"
    >
      <p className="m-0 font-semibold text-ink">{checkChunks}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {sentences.map(({ id, number }) => (
          <li key={id}>
            <Button size="small" onClick={() => show(id)}>
              Sentence {number}: a chunk has no partner
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
