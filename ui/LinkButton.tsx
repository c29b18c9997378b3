import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link that looks like a button. The app follows links to its own screens without a page load. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={classNames(buttonLook({ variant, size, wide }), className)} />;
}
