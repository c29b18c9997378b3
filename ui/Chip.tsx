import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const chipLook =
  'inline-flex min-h-9 max-w-full wrap-anywhere items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors';

interface ChipProps extends ComponentProps<'button'> {
  /** If given, the chip is a toggle. */
  pressed?: boolean;
}

/** A small rounded button, such as "16 more"; a toggle if `pressed` is given. */
export function Chip({ pressed, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(
        chipLook,
        'disabled:opacity-55',
        pressed
          ? 'border-target bg-target-soft text-target'
          : 'border-line bg-raised text-ink not-disabled:hover:border-edge',
        className,
      )}
    />
  );
}
