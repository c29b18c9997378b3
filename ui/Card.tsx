import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A white card on the page. `flush` leaves the padding to what is inside, as a table needs; what is
 * sticky in it stays in the window's sight. */
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
