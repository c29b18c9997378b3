/** Styles of a link or button in the header's menu. */
export const navEntryLook =
  'inline-flex min-h-10 w-full items-center gap-1.5 rounded-control px-3 font-semibold no-underline text-ink-2 transition-colors hover:bg-target-soft hover:text-ink [&[aria-current]]:bg-target-soft [&[aria-current]]:text-target';

/** Its size in the row of a wide window, and in the list of a phone. */
export const navRowSize = 'text-sm whitespace-nowrap 2xl:text-base';
export const navListSize = 'min-h-12 text-lg';
