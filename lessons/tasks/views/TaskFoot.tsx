import type { ReactNode } from 'react';

/**
 * The controls within reach of a thumb: keys, tiles and the next button. They stick to the lower edge of the
 * visible area. `--keyboard` is the height of the device's on-screen keyboard, if the page can determine it.
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
