import { randomFrom, shuffle } from '#language/random.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** The order of items and options on a sheet: neighbours with versions A and B cannot copy. */
export interface SheetOrder {
  /** In the stored order for version A, shuffled for B. */
  arrange<Item>(items: readonly Item[]): Item[];
  /** Shuffled in both, where the stored order would give the answers away; never as it stood. */
  mix<Item>(items: readonly Item[]): Item[];
}

/** What a question type's sheet is drawn from, besides its content. */
export interface QuestionSheetRequest {
  material: LessonMaterial;
  order: SheetOrder;
  /** The text stands above the questions about it. */
  withText: boolean;
  /** Questions stand in the native language too. */
  translated: boolean;
}

/** A made set of questions on paper; null where there is nothing to ask. */
export type QuestionSheet<Content> = (
  content: Content,
  request: QuestionSheetRequest,
) => Sheet | null;

/** The order of one version of one sheet. The same seed and version give the same order everywhere. */
export function sheetOrder(seed: number, version: 'A' | 'B'): SheetOrder {
  const random = randomFrom(version === 'A' ? seed : (seed ^ 0xb) >>> 0);
  const mix = <Item>(items: readonly Item[]): Item[] => {
    const mixed = shuffle(items, random);
    const same = mixed.every((item, at) => item === items[at]);
    return same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  };
  return { arrange: (items) => (version === 'A' ? [...items] : mix(items)), mix };
}
