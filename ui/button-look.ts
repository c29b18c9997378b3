import { classNames } from './class-names.ts';

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

/** How a button looks; for elements that act as one but cannot be a `Button`, such as a router link. */
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
