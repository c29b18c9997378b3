import { useEffect } from 'react';
import type { TourName } from '#contracts/tours/tours.ts';
import { stopTour } from './begin-tour.ts';
import { offerTour } from './offer-tour.ts';

/** Offers the tour of the page at `pathname`, and takes it away when the page is left. */
export function usePageTour(name: TourName | undefined, pathname: string, userId?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or person is another page
  useEffect(() => {
    if (!name || !userId) return;
    const leaving = new AbortController();
    void offerTour(name, leaving.signal);
    return () => {
      leaving.abort();
      stopTour();
    };
  }, [name, pathname, userId]);
}
