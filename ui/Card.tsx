import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/**
 * A white card on the page. With `flush` it has no padding, as a table needs; sticky content still sticks to
 * the window.
 */
export function Card({
  flush = false,
  className,
  ...rest
}: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card border border-line bg-card',
        flush ? 'overflow-clip' : 'p-5 sm:p-6',
        className,
      )}
    />
  );
}
