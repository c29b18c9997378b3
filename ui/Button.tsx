import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: the button keeps its place and focus, shows a spinner and does nothing. */
  busy?: boolean;
  /** There is nothing to do now: it looks so and is told so, and keeps the focus that it may have. */
  'aria-disabled'?: boolean | undefined;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': idle = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || idle || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(buttonLook({ variant, size, wide }), className)}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  );
}
