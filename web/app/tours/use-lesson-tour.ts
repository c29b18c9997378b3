import { useEffect } from 'react';
import type { TourName } from '#contracts/tours/tours.ts';

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

type LessonTour = Extract<TourName, 'resource' | 'text_translation'>;

/** What decides how a lesson's page begins. */
interface LessonVisit {
  /** `location.pathname` and `location.search` of the lesson. */
  pathname: string;
  search: string;
  /** `document.referrer`: where the visitor came from. */
  from: string;
  origin: string;
}

/** The tour that the page of a lesson has at this address. */
export function tourOfLesson({ pathname, search }: Pick<LessonVisit, 'pathname' | 'search'>): {
  name: LessonTour;
  /** The address asks for it: `?tour=text_translation` or `?tour=resource` (specification 2). */
  asked: boolean;
} {
  const tour = new URLSearchParams(search).get('tour');
  if (tour === 'resource' || tour === 'text_translation') return { name: tour, asked: true };
  const toolkit = pathname.startsWith('/text_translation/');
  return { name: toolkit ? 'text_translation' : 'resource', asked: false };
}

const whereLessonsArePrepared = /^\/(review|preview|activities|lesson-plan)\//;

/**
 * Whether a lesson's tour may begin by itself. A lesson is opened in front of a class, so only for a
 * teacher who comes straight from preparing it, which is done at a desk.
 */
export function isPreparing({ from, origin }: Pick<LessonVisit, 'from' | 'origin'>): boolean {
  if (!URL.canParse(from)) return false;
  const url = new URL(from);
  return url.origin === origin && whereLessonsArePrepared.test(url.pathname);
}
