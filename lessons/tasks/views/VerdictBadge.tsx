import { CircleCheck, CircleMinus, CircleX, Contrast, Hourglass } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import { classNames } from '#ui/class-names.ts';
import { verdictWords } from '../verdict-words.ts';

interface Look {
  icon: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: 'true' }>;
  colour: string;
}

/** Each verdict's icon and colour; its word stands beside them or is read aloud. */
export const verdictLooks: Record<ItemVerdict, Look> = {
  right: { icon: CircleCheck, colour: 'text-ok' },
  partly: { icon: Contrast, colour: 'text-ok' },
  wrong: { icon: CircleX, colour: 'text-bad' },
  unanswered: { icon: CircleMinus, colour: 'text-ink-2' },
  'needs-review': { icon: Hourglass, colour: 'text-ink-2' },
};

/** How an item was answered: icon, colour and word. */
export function VerdictBadge({ verdict }: { verdict: ItemVerdict }) {
  const { icon: Icon, colour } = verdictLooks[verdict];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-bold', colour)}>
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      {verdictWords[verdict]}
    </span>
  );
}
