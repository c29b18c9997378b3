import { msg, plural, t } from '@lingui/core/macro';
import { CircleCheck, CircleMinus, CircleX, Contrast, Hourglass } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { classNames } from '#ui/class-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';

interface Look {
  icon: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: 'true' }>;
  colour: string;
}

/** The icon and colour of each verdict. The verdict's name is shown next to them or read aloud. */
export const verdictLooks: Record<ItemVerdict, Look> = {
  right: { icon: CircleCheck, colour: 'text-ok' },
  partly: { icon: Contrast, colour: 'text-native' },
  wrong: { icon: CircleX, colour: 'text-bad' },
  unanswered: { icon: CircleMinus, colour: 'text-ink-2' },
  'needs-review': { icon: Hourglass, colour: 'text-ink-2' },
};

interface VerdictBadgeProps {
  verdict: ItemVerdict;
  /** The item's score, 0 to 1; shown unless it is 0. */
  score?: number;
}

/** The verdict on an item: icon, colour and word, and the score. */
export function VerdictBadge({ verdict, score = 0 }: VerdictBadgeProps) {
  const { icon: Icon, colour } = verdictLooks[verdict];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-bold', colour)}>
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      {i18n._(verdictWords[verdict])}
      {score > 0 && verdict !== 'needs-review' && (
        <span className="font-semibold text-sm">· {marksOf(score)}</span>
      )}
    </span>
  );
}

/** The word for each verdict, which pupils read next to its icon. */
export const verdictWords: Record<ItemVerdict, Message> = {
  right: msg`Right`,
  partly: msg`Nearly right`,
  wrong: msg`Not right`,
  unanswered: msg`Not answered`,
  'needs-review': msg`Your teacher is marking this`,
};

/** The score of an item worth one mark: "1 mark", "½ mark", "0.8 mark". `score` is 0 to 1. */
function marksOf(score: number): string {
  if (score === 0.5) return t`½ mark`;
  const share = Math.round(score * 100) / 100;
  return plural(share, { one: '# mark', other: '# mark' });
}
