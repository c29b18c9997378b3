/** Styles of popovers: lists, menus, tooltips. */
export const popoverLook =
  'overlay z-40 max-h-80 overflow-auto rounded-control border border-line bg-raised p-1.5 text-ink shadow-overlay';

/** One row of a list or a menu. */
export const optionLook =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-small px-3 py-1.5 text-base no-underline text-ink outline-none data-focused:bg-target-soft data-selected:font-semibold data-selected:text-target data-disabled:cursor-not-allowed data-disabled:opacity-55';
