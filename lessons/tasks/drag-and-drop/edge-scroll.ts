/** So near to an edge the page goes on by itself; pixels. */
const zone = 72;
/** The most in one frame; pixels. */
const most = 14;
/** A tile on its way through stays shorter near an edge than this: only then does the page begin to go. */
const passMs = 200;
/** From there on the page gathers speed for so long, so that who lets go does not see the gap leave. */
const gatherMs = 400;

/**
 * What part of its speed the page has after the tile was held near one edge for `ms`: 0 for a tile that
 * passes on its way from the tiles to its gap, 1 for one that waits there.
 */
export const scrollShare = (ms: number): number =>
  Math.min(1, Math.max(0, (ms - passMs) / gatherMs));

/**
 * How far the page scrolls in this frame while a tile is held at height `y`: up (negative) near the top of
 * what is seen of the text, down near its bottom, faster the nearer. Below the bottom lie the tiles, where
 * it stands still. All in pixels of the window.
 */
export function scrollStep(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const near = (depth: number) => Math.ceil(most * Math.min(1, depth / zone));
  if (y < top + zone) return -near(top + zone - y);
  if (y > bottom - zone && y < bottom) return near(y - (bottom - zone));
  return 0;
}
