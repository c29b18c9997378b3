import type { Judge } from '#contracts/ai-jobs/writer.ts';
import { Notice } from '#ui/Notice.tsx';

interface JudgeNoteProps {
  /** Undefined until it is known. */
  judge: Judge | undefined;
  className?: string;
}

/** Says who judges the words, where no service made for it does; nothing where one does. */
export function JudgeNote({ judge, className }: JudgeNoteProps) {
  if (judge !== 'nobody' && judge !== 'text-model') return null;
  return (
    <Notice tone={judge === 'nobody' ? 'warn' : 'info'} className={className}>
      {judge === 'nobody'
        ? 'Nobody checks here whether the AI’s words are suitable for pupils.'
        : 'Here the AI that writes also checks whether words are suitable for pupils.'}{' '}
      Read every text before your class does.
    </Notice>
  );
}
