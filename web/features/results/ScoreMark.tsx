import { Check, CircleDashed, Minus, PenLine, X } from 'lucide-react';
import type { ItemVerdict, TaskMark } from '#contracts/homework/task-mark.ts';
import { classNames } from '#ui/class-names.ts';

interface ScoreMarkProps {
  /** 0 to 100. */
  score: number;
  passed: boolean;
  state: TaskMark['state'];
  className?: string;
}

const looks = {
  passed: { word: 'Passed', look: 'bg-ok-soft text-ok', Icon: Check },
  failed: { word: 'Not passed', look: 'bg-bad-soft text-bad', Icon: X },
  review: { word: 'Waiting to be read, so far', look: 'bg-target-soft text-target', Icon: PenLine },
} as const;

/** A score with a colour, an icon and, for screen readers, a word. */
export function ScoreMark({ score, passed, state, className }: ScoreMarkProps) {
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
      {Math.round(score)}%
    </span>
  );
}

const verdictLooks = {
  right: { word: 'Right', look: 'bg-ok-soft text-ok', Icon: Check },
  partly: { word: 'Partly right', look: 'bg-native-soft text-native', Icon: CircleDashed },
  wrong: { word: 'Wrong', look: 'bg-bad-soft text-bad', Icon: X },
  unanswered: { word: 'Left out', look: 'bg-sunken text-ink-2', Icon: Minus },
  'needs-review': { word: 'To read', look: 'bg-target-soft text-target', Icon: PenLine },
} as const satisfies Record<ItemVerdict, unknown>;

interface VerdictSignProps {
  verdict: ItemVerdict;
  /** Replaces the default word, such as "Right, accepted by you". */
  word?: string | undefined;
}

/** The verdict on an item: an icon and a word, in a colour. */
export function VerdictSign({ verdict, word }: VerdictSignProps) {
  const { word: plain, look, Icon } = verdictLooks[verdict];
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-small px-2.5 text-sm font-semibold whitespace-nowrap',
        look,
      )}
    >
      <Icon size={14} strokeWidth={2.4} aria-hidden="true" />
      {word ?? plain}
    </span>
  );
}
