import { useSyncExternalStore } from 'react';
import { type FoundPupilPage, pupilPageAt } from '#contracts/homework/pupil-pages.ts';
import { type Place, pageHistory } from '../app/routing/history.ts';

/** An address of the pupils' side, and its page. */
export interface PupilPlace extends Place {
  /** Null if the address does not belong to the pupils' side. */
  page: FoundPupilPage | null;
}

let shown: PupilPlace | undefined;

/** The place that the history shows, with its page. Returns the same object until the place changes. */
function pupilPlace(): PupilPlace {
  const place = pageHistory().place();
  if (shown?.key !== place.key) shown = { ...place, page: pupilPageAt(place.pathname) };
  return shown;
}

/** The address that is shown; the component renders again when it changes. */
export const usePlace = (): PupilPlace => useSyncExternalStore(pageHistory().subscribe, pupilPlace);

/** The parameters of the shown address, by their name in `pupilPages`. */
export const usePageParams = (): FoundPupilPage['params'] => usePlace().page?.params ?? {};
