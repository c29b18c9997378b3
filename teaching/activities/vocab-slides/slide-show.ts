/** Where a slide show stands. */
export interface SlideShow {
  /** Which slide, from 0. */
  at: number;
  /** True once the answer is in sight. */
  open: boolean;
  /** True while it goes on by itself. */
  playing: boolean;
}

export type ShowMove =
  | { kind: 'next' | 'back' | 'first' | 'last' | 'turn' | 'play' | 'pause' }
  /** What time does: the answer, then the next slide; after the last answer it stops. */
  | { kind: 'step' };

export const startShow = (playing: boolean): SlideShow => ({ at: 0, open: false, playing });

/** One move in a show of so many slides; at the ends it stays where it is. */
export function moveShow(show: SlideShow, move: ShowMove, count: number): SlideShow {
  const at = Math.max(0, Math.min(show.at, count - 1));
  const to = (next: number): SlideShow =>
    next === at || next < 0 || next >= count ? { ...show, at } : { ...show, at: next, open: false };
  switch (move.kind) {
    case 'next':
      return to(at + 1);
    case 'back':
      return to(at - 1);
    case 'first':
      return { ...show, at: 0, open: false };
    case 'last':
      return to(count - 1);
    case 'turn':
      return { ...show, at, open: !show.open };
    case 'play':
      // From the end, a show begins anew.
      return at === count - 1 && show.open ? startShow(true) : { ...show, at, playing: true };
    case 'pause':
      return { ...show, at, playing: false };
    case 'step':
      if (!show.open) return { ...show, at, open: true };
      return at + 1 < count ? to(at + 1) : { ...show, at, playing: false };
  }
}
