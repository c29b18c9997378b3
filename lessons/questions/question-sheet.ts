import { randomFrom, shuffle } from '#language/random.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** The order of items and options on a sheet: neighbours with versions A and B cannot copy. */
export interface SheetOrder {
  /** In the stored order for version A, shuffled for B. */
  arrange<Item>(items: readonly Item[]): Item[];
  /** Shuffled in both, if the stored order would reveal the answers; never in the original order. */
  mix<Item>(items: readonly Item[]): Item[];
}

/** The input of a question type's sheet, besides its content. */
export interface QuestionSheetRequest {
  material: LessonMaterial;
  order: SheetOrder;
  /** True to print the text above the questions about it. */
  withText: boolean;
  /** True to print questions in the native language too. */
  translated: boolean;
}

/** A set of questions on paper; null if there are none. */
export type QuestionSheet<Content> = (
  content: Content,
  request: QuestionSheetRequest,
) => Sheet | null;

/** The order of one version of one sheet. Deterministic: the same seed and version give the same order. */
export function sheetOrder(seed: number, version: 'A' | 'B'): SheetOrder {
  const random = randomFrom(version === 'A' ? seed : (seed ^ 0xb) >>> 0);
  const mix = <Item>(items: readonly Item[]): Item[] => {
    const mixed = shuffle(items, random);
    const same = mixed.every((item, at) => item === items[at]);
    return same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  };
  return { arrange: (items) => (version === 'A' ? [...items] : mix(items)), mix };
}
