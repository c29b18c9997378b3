import { randomFrom, shuffle } from '#language/random.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** The order of items and options on a sheet. Versions A and B differ, so that neighbours cannot copy. */
export interface SheetOrder {
  /** Returns the items in the stored order for version A, shuffled for B. */
  arrange<Item>(items: readonly Item[]): Item[];
  /**
   * Shuffles items whose stored order would reveal the answers, in both versions. Never returns the stored
   * order.
   */
  mix<Item>(items: readonly Item[]): Item[];
}

/** The inputs of a question type's sheet other than its content. */
export interface QuestionSheetRequest {
  material: LessonMaterial;
  order: SheetOrder;
  /** True to print the text above its questions. */
  withText: boolean;
  /** True to print questions in the native language too. */
  translated: boolean;
}

/** Draws a set of questions on paper; null if the set has no questions. */
export type QuestionSheet<Content> = (
  content: Content,
  request: QuestionSheetRequest,
) => Sheet | null;

/**
 * Returns the order of one version of a sheet. Deterministic: the same seed and version give the same order.
 */
export function sheetOrder(seed: number, version: 'A' | 'B'): SheetOrder {
  const random = randomFrom(version === 'A' ? seed : (seed ^ 0xb) >>> 0);
  const mix = <Item>(items: readonly Item[]): Item[] => {
    const mixed = shuffle(items, random);
    const same = mixed.every((item, at) => item === items[at]);
    return same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  };
  return { arrange: (items) => (version === 'A' ? [...items] : mix(items)), mix };
}
