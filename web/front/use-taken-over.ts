import { useLayoutEffect, useState } from 'react';

/**
 * False while the page's HTML is rendered and taken over, true before the next paint. Content that depends on
 * the visitor must wait for it, because the HTML is the same for all visitors.
 */
export function useTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false);
  useLayoutEffect(() => setTakenOver(true), []);
  return isTakenOver;
}
