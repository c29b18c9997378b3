import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface NoticeProps {
  /** `bad`: something failed. `warn`: read this before continuing. `info`: useful to know. */
  tone?: 'info' | 'warn' | 'bad';
  children: ReactNode;
  className?: string;
}

const tones = {
  info: 'bg-target-soft [&>svg]:text-target',
  warn: 'bg-native-soft [&>svg]:text-native',
  bad: 'bg-bad-soft [&>svg]:text-bad',
} as const;

/** A sentence or two in a box, with an icon for the tone. */
export function Notice({ tone = 'info', children, className }: NoticeProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-control px-4 py-3 text-ink [&>svg]:mt-0.5 [&>svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      <Icon size={20} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
