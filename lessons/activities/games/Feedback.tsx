import { CircleCheck, CircleX, Clock, Info, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export type FeedbackTone = 'right' | 'wrong' | 'late' | 'hint' | 'plain';

const looks = {
  right: { icon: CircleCheck, colours: 'bg-ok-soft text-ok' },
  wrong: { icon: CircleX, colours: 'bg-bad-soft text-bad' },
  late: { icon: Clock, colours: 'bg-bad-soft text-bad' },
  hint: { icon: Lightbulb, colours: 'bg-sunken text-ink' },
  plain: { icon: Info, colours: 'text-ink-2' },
} as const;

/**
 * What just happened, in words with an icon, for eyes and screen readers alike. Its place is kept when
 * it is empty, so that the board under it never jumps.
 */
export function Feedback({ tone, children }: { tone: FeedbackTone; children: ReactNode }) {
  const { icon: Icon, colours } = looks[tone];
  return (
    <div role="status" aria-live="polite" className="flex min-h-11 items-center short:min-h-9">
      {children && (
        <p
          className={classNames(
            'flex items-center gap-2.5 rounded-control font-semibold text-lg',
            tone !== 'plain' && 'px-4 py-1.5 short:py-0.5',
            colours,
          )}
        >
          <Icon aria-hidden="true" className="size-6 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
