import { t } from '@lingui/core/macro';
import { Check, PenLine, X } from 'lucide-react';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { classNames } from '#ui/class-names.ts';
import { percentWords } from '#ui/wordings/percent.ts';

interface ScoreBadgeProps {
  /** 0 to 100. */
  score: number;
  passed: boolean;
  state: TaskMark['state'];
  className?: string;
}

const looks = {
  passed: { word: t`Passed`, look: 'bg-ok-soft text-ok', Icon: Check },
  failed: { word: t`Not passed`, look: 'bg-bad-soft text-bad', Icon: X },
  review: {
    word: t`Waiting to be read, so far`,
    look: 'bg-target-soft text-target',
    Icon: PenLine,
  },
} as const;

/** A score with a colour, an icon and, for screen readers, a word. */
export function ScoreBadge({ score, passed, state, className }: ScoreBadgeProps) {
  const { word, look, Icon } =
    looks[state === 'needs-review' ? 'review' : passed ? 'passed' : 'failed'];
  return (
    <span
      className={classNames(
        'inline-flex min-h-8 items-center gap-1.5 rounded-small px-2.5 font-semibold whitespace-nowrap',
        look,
        className,
      )}
    >
      <Icon size={16} strokeWidth={2.4} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{word} </span>
      {percentWords(Math.round(score))}
    </span>
  );
}
