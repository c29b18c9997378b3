import { useEffect } from 'react';
import { isPreparing, tourOfLesson } from './tour-of-lesson.ts';

/** Begins the tour of a lesson's page where its address asks for it or its teacher is preparing it. */
export function useLessonTour(): void {
  useEffect(() => {
    const { name, asked } = tourOfLesson(location);
    if (!asked && !isPreparing({ from: document.referrer, origin: location.origin })) return;
    const leaving = new AbortController();
    // A class that opens a lesson does not wait for the script of a tour it is not given.
    import('./offer-tour.ts').then(
      ({ offerTour }) => offerTour(name, leaving.signal, { asked }),
      (error: unknown) => console.info('The tour did not begin', error),
    );
    return () => leaving.abort();
  }, []);
}
