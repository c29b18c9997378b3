import { useEffect } from 'react';
import type { TourName } from '#contracts/tours/tour-names.ts';

/** Offers the tour of the page at `pathname`, and removes it when the user leaves the page. */
export function usePageTour(name: TourName | undefined, pathname: string, userId?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or person is another page
  useEffect(() => (name && userId ? offerWhenLoaded(name) : undefined), [name, pathname, userId]);
}

/**
 * Offers a tour once its script has loaded. It is loaded on demand, because few visits of a page show a tour. Call
 * the returned function when the user leaves the page.
 */
export function offerWhenLoaded(name: TourName, options: { asked?: boolean } = {}): () => void {
  const leaving = new AbortController();
  import('./offer-tour.ts').then(
    ({ offerTour }) => offerTour(name, leaving.signal, options),
    (error: unknown) => console.info('The tour did not begin', error),
  );
  return () => leaving.abort();
}
