import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does; read aloud and shown on hover. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-transparent text-ink-2 transition-colors disabled:cursor-not-allowed disabled:opacity-55 not-disabled:hover:bg-target-soft not-disabled:hover:text-ink',
        className,
      )}
    >
      {icon}
    </button>
  );
}
