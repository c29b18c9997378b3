import { useEffect, useState } from 'react';

/**
 * False while a page is first drawn, true from the frame after it was painted: what stands beside the
 * text may come a moment later, where its place is kept.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A frame's callbacks run before it is painted, so the second one comes after the first paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
