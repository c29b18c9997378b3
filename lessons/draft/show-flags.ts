/** What the teaching view shows (specification 3 and 4). `all` is off while everything is hidden. */
export interface ShowFlags {
  target: boolean;
  native: boolean;
  questions: boolean;
  all: boolean;
}

/** The buttons T, N, ? and A. */
export type ShowKey = keyof ShowFlags;

export const everythingShown: ShowFlags = {
  target: true,
  native: true,
  questions: true,
  all: true,
};
const everythingHidden: ShowFlags = {
  target: false,
  native: false,
  questions: false,
  all: false,
};

/**
 * One press of a toggle. A hides everything, or shows everything when all is hidden. T, N or ? while
 * all is hidden restores everything, so that the one pressed is shown (decision 0013). Hiding the last
 * of the three hides all.
 */
export function toggleShow(flags: ShowFlags, key: ShowKey): ShowFlags {
  if (!flags.all) return everythingShown;
  if (key === 'all') return everythingHidden;
  const next = { ...flags, [key]: !flags[key] };
  return next.target || next.native || next.questions ? next : everythingHidden;
}
