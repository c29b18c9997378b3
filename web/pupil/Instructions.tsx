import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { LongText } from '#ui/LongText.tsx';

/**
 * Shows the teacher's instructions for a homework. Renders nothing if there are none, or if the device stored
 * the task before instructions were introduced.
 */
export function Instructions({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <section
      aria-label={t`Instructions from your teacher`}
      className="flex gap-2.5 rounded-control bg-target-soft px-3 py-2.5"
    >
      <NotebookPen size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-target" />
      <LongText
        text={text}
        clamp="line-clamp-4 sm:line-clamp-6"
        className="min-w-0 flex-1 leading-snug"
      />
    </section>
  );
}
