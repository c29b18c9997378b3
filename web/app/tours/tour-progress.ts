import type { TourName } from '#contracts/tours/tours.ts';

/** A tour whose next steps stand on another page. */
interface TourProgress {
  name: TourName;
  from: number;
}

const key = 'lexiloom-tour-goes-on';

/** Remembers, for this tab alone, where a tour goes on; null forgets it. */
export function persistTourStep(
  next: TourProgress | null,
  storage: Storage = sessionStorage,
): void {
  try {
    if (next) storage.setItem(key, JSON.stringify(next));
    else storage.removeItem(key);
  } catch {
    // Storage is refused: the tour ends with this page.
  }
}

/** The step at which a tour goes on; 0 when it does not. */
export function nextTourStepAt(
  name: TourName,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): number {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return 0;
    const of = Reflect.get(kept, 'name');
    const from = Reflect.get(kept, 'from');
    return of === name && Number.isInteger(from) ? Math.max(0, from) : 0;
  } catch {
    return 0;
  }
}
