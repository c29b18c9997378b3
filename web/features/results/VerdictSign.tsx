import { Check, CircleDashed, Minus, PenLine, X } from 'lucide-react';
import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import { classNames } from '#ui/class-names.ts';

const looks = {
  right: { word: 'Right', look: 'bg-ok-soft text-ok', Icon: Check },
  partly: { word: 'Partly right', look: 'bg-native-soft text-native', Icon: CircleDashed },
  wrong: { word: 'Wrong', look: 'bg-bad-soft text-bad', Icon: X },
  unanswered: { word: 'Left out', look: 'bg-sunken text-ink-2', Icon: Minus },
  'needs-review': { word: 'To read', look: 'bg-target-soft text-target', Icon: PenLine },
} as const satisfies Record<ItemVerdict, unknown>;

interface VerdictSignProps {
  verdict: ItemVerdict;
  /** Said in place of the plain word, such as "Right, accepted by you". */
  word?: string | undefined;
}

/** How an item was answered: a sign and a word, in a colour. */
export function VerdictSign({ verdict, word }: VerdictSignProps) {
  const { word: plain, look, Icon } = looks[verdict];
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
