/** Where a slide show stands. */
export interface SlideShow {
  /** The word in sight, by its id; undefined where there is none. */
  id: string | undefined;
  /** Its place among the slides, from 0: who stands there once the word has left them comes next. */
  at: number;
  /** True once the answer is in sight. */
  open: boolean;
  /** True while it goes on by itself, where a time is set. */
  playing: boolean;
}

export type ShowMove =
  | { kind: 'next' | 'back' | 'first' | 'last' | 'turn' | 'play' | 'pause' }
  /** What time does: the answer, then the next slide; after the last answer it stops. */
  | { kind: 'step' }
  /** Another time was set: from here on it goes on by itself. */
  | { kind: 'pace' };

export const startShow = (ids: readonly string[]): SlideShow => ({
  id: ids[0],
  at: 0,
  open: false,
  playing: true,
});

/**
 * The show among the slides there are now: it stays with its word. Where that has left them, as a known
 * word does, the one in its place comes, and with its answer still to be found.
 */
export function showAmong(show: SlideShow, ids: readonly string[]): SlideShow {
  const at = show.id === undefined ? -1 : ids.indexOf(show.id);
  if (at >= 0) return at === show.at ? show : { ...show, at };
  const there = Math.max(0, Math.min(show.at, ids.length - 1));
  return { ...show, id: ids[there], at: there, open: false };
}

/** One move in a show of these slides; at the ends it stays where it is. */
export function moveShow(before: SlideShow, move: ShowMove, ids: readonly string[]): SlideShow {
  const show = showAmong(before, ids);
  const { at } = show;
  const last = at + 1 >= ids.length;
  const to = (next: number): SlideShow =>
    next === at || ids[next] === undefined
      ? show
      : { ...show, id: ids[next], at: next, open: false };
  switch (move.kind) {
    case 'next':
      return to(at + 1);
    case 'back':
      return to(at - 1);
    case 'first':
      return { ...show, id: ids[0], at: 0, open: false };
    case 'last':
      return to(ids.length - 1);
    case 'turn':
      return { ...show, open: !show.open };
    case 'play':
      // From the end, a show begins anew.
      return last && show.open ? startShow(ids) : { ...show, playing: true };
    case 'pause':
      return { ...show, playing: false };
    case 'pace':
      return { ...show, playing: true };
    case 'step':
      if (!show.open) return { ...show, open: true };
      return last ? { ...show, playing: false } : to(at + 1);
  }
}
