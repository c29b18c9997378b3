import type { TourName } from '#contracts/tours/tours.ts';

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
