import { t } from '@lingui/core/macro';
import { Check, CircleDashed, Minus, PenLine, X } from 'lucide-react';
import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import { classNames } from '#ui/class-names.ts';

const verdictLooks = {
  right: { word: t`Right`, look: 'bg-ok-soft text-ok', Icon: Check },
  partly: { word: t`Partly right`, look: 'bg-native-soft text-native', Icon: CircleDashed },
  wrong: { word: t`Wrong`, look: 'bg-bad-soft text-bad', Icon: X },
  unanswered: { word: t`Left out`, look: 'bg-sunken text-ink-2', Icon: Minus },
  'needs-review': { word: t`To read`, look: 'bg-target-soft text-target', Icon: PenLine },
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
