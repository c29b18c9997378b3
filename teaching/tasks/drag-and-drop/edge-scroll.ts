/** So near to an edge the page goes on by itself; pixels. */
const zone = 72;
/** The most in one frame; pixels. */
const most = 14;

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
