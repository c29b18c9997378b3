import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'target' | 'native' | 'ok' | 'bad';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-raised text-ink',
  target: 'border-transparent bg-target-soft text-target',
  native: 'border-transparent bg-native-soft text-native',
  ok: 'border-transparent bg-ok-soft text-ok',
  bad: 'border-transparent bg-bad-soft text-bad',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** Required for the tones `ok` and `bad`, so that colour is never the only signal. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A small fact about the adjacent item. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
