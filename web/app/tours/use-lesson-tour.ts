import { useEffect } from 'react';
import type { TourName } from '#contracts/tours/tour-names.ts';
import { offerWhenLoaded } from './use-page-tour.ts';

/** Starts the tour of a lesson page if the address requests it or the teacher is preparing the lesson. */
export function useLessonTour(): void {
  useEffect(() => {
    const { name, asked } = tourOfLesson(location);
    if (!asked && !isPreparing({ from: document.referrer, origin: location.origin })) return;
    return offerWhenLoaded(name, { asked });
  }, []);
}

type LessonTour = Extract<TourName, 'resource' | 'text_translation'>;

/** The values that decide whether a lesson's tour starts. */
interface LessonVisit {
  /** `location.pathname` of the lesson; `search` is its `location.search`. */
  pathname: string;
  search: string;
  /** `document.referrer`: the page the visitor came from. */
  from: string;
  origin: string;
}

/** The tour of the lesson page at this address. */
export function tourOfLesson({ pathname, search }: Pick<LessonVisit, 'pathname' | 'search'>): {
  name: LessonTour;
  /** True if the address requests it: `?tour=text_translation` or `?tour=resource` (specification 2). */
  asked: boolean;
} {
  const tour = new URLSearchParams(search).get('tour');
  if (tour === 'resource' || tour === 'text_translation') return { name: tour, asked: true };
  const toolkit = pathname.startsWith('/text_translation/');
  return { name: toolkit ? 'text_translation' : 'resource', asked: false };
}

const whereLessonsArePrepared = /^\/(review|preview|activities|lesson-plan)\//;

/**
 * Returns whether a lesson's tour may start automatically. A lesson may be opened in front of a class, so its
 * tour starts only for a teacher who comes directly from a page for preparing lessons.
 */
export function isPreparing({ from, origin }: Pick<LessonVisit, 'from' | 'origin'>): boolean {
  if (!URL.canParse(from)) return false;
  const url = new URL(from);
  return url.origin === origin && whereLessonsArePrepared.test(url.pathname);
}
