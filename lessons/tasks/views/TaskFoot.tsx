import type { ReactNode } from 'react';

/**
 * What lies in thumb's reach: keys, tiles and the way on. It stays at the lower edge of what can be seen;
 * `--keyboard` is the height of a device's own keyboard, where the page knows it.
 */
export function TaskFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="-mx-4 sticky bottom-[var(--keyboard,0px)] z-10 mt-auto flex flex-col gap-2.5 border-line border-t bg-paper px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x"
    >
      {children}
    </div>
  );
}
