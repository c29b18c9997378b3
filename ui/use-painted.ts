import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * False while a page is first drawn, true from the frame after it was painted: what stands beside the
 * text may come a moment later, where its place is kept.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
