import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is in progress: the button keeps its size and focus, shows a spinner and ignores presses. */
  busy?: boolean;
  /**
   * True while the button has no effect: it looks disabled and is announced as disabled, but can be focused.
   */
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

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-target-fill text-on-target shadow-soft not-disabled:hover:bg-target-fill-hover',
  secondary: 'border-line bg-raised text-ink not-disabled:hover:border-edge',
  quiet:
    'border-transparent bg-transparent text-ink-2 not-disabled:hover:bg-target-soft not-disabled:hover:text-ink',
  danger: 'border-transparent bg-bad-fill text-on-target not-disabled:hover:bg-bad-fill-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 gap-1.5 px-3 text-sm',
  medium: 'min-h-11 gap-2 px-4 text-base',
  large: 'min-h-14 gap-2.5 px-6 text-lg',
};

/** Button styles for elements that act as a button but cannot be a `Button`, such as a router link. */
export function buttonLook(
  look: { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean } = {},
): string {
  return classNames(
    'inline-flex items-center justify-center rounded-control border text-center font-semibold no-underline transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[look.variant ?? 'secondary'],
    sizes[look.size ?? 'medium'],
    look.wide && 'w-full',
  );
}

interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link that looks like a button. Links to the app's own screens do not cause a page load. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={classNames(buttonLook({ variant, size, wide }), className)} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The button's action, read by screen readers and shown on hover. */
  label: string;
  icon: ReactNode;
}

/** A square icon-only button. */
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
