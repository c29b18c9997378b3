import { useEffect } from 'react';
import { stopTour } from './begin-tour.ts';
import { offerTour } from './offer-tour.ts';
import { isPreparing, tourOfLesson } from './tour-of-lesson.ts';

/** Begins the tour of a lesson's page where its address asks for it or its teacher is preparing it. */
export function useLessonTour(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { name, asked } = tourOfLesson(location);
    if (asked || isPreparing({ from: document.referrer, origin: location.origin })) {
      void offerTour(name, leaving.signal, { asked });
    }
    return () => {
      leaving.abort();
      stopTour();
    };
  }, []);
}
