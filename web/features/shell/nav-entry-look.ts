/** How a link or a button of the header's menu looks. */
export const navEntryLook =
  'inline-flex min-h-10 w-full items-center gap-1.5 rounded-control px-3 font-semibold no-underline text-ink-2 transition-colors hover:bg-target-soft hover:text-ink [&[aria-current]]:bg-target-soft [&[aria-current]]:text-target';
