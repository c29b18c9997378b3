import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A white card on the page. `flush` leaves the padding to what is inside, as a table needs. */
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
        flush ? 'overflow-hidden' : 'p-5 sm:p-6',
        className,
      )}
    />
  );
}
