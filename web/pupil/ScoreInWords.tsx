import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { percentWords } from '#ui/wordings/percent.ts';

interface ScoreInWordsProps {
  /** 0 to 100. */
  score: number;
  passed: boolean;
  /** True while the teacher has not marked the work: it is neither passed nor failed. */
  waiting?: boolean;
}

/** Shows a score, green if passed and red if not, with an icon and the result as a word. */
export function ScoreInWords({ score, passed, waiting = false }: ScoreInWordsProps) {
  if (waiting) {
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-ink-2">
        <Hourglass size={18} aria-hidden="true" className="shrink-0" />
        <Trans>Your teacher is marking this</Trans>
      </span>
    );
  }
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <span
      className={classNames(
        'inline-flex flex-wrap items-center gap-x-1.5 font-bold',
        passed ? 'text-ok' : 'text-bad',
      )}
    >
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        {percentWords(score)}
      </span>
      <span className="whitespace-nowrap font-semibold">{passed ? t`Passed` : t`Not passed`}</span>
    </span>
  );
}
