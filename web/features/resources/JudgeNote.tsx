import { t } from '@lingui/core/macro';
import type { Judge } from '#contracts/ai-jobs.ts';
import { Notice } from '#ui/Notice.tsx';

interface JudgeNoteProps {
  /** Undefined while loading. */
  judge: Judge | undefined;
  className?: string;
}

/**
 * Explains who checks whether AI texts are suitable for pupils. Renders nothing if a dedicated service checks
 * them.
 */
export function JudgeNote({ judge, className }: JudgeNoteProps) {
  if (judge !== 'nobody' && judge !== 'text-model') return null;
  return (
    <Notice tone={judge === 'nobody' ? 'warn' : 'info'} className={className}>
      {judge === 'nobody'
        ? t`This Lexiloom does not check whether AI texts are suitable for pupils. Read every text before your class does.`
        : t`The AI that writes the texts also checks whether they are suitable for pupils. Read every text before your class does.`}
    </Notice>
  );
}
