import { useEffect, useState } from 'react';

/** Calls `call` after the current frame has been painted. Returns a function that cancels the call. */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Returns false during a page's first render, and true from the frame after its first paint. Use it for
 * content next to the text that may appear slightly later, in reserved space.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
