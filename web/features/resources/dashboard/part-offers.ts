import { t } from '@lingui/core/macro';
import { questionFeatures } from '#contracts/access/question-features.ts';
import type { TextType } from '#contracts/resources/draft.ts';
import { kindWords } from '#lessons/questions/kind-words.ts';
import { kinds, type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import { questionWords } from '#lessons/questions/question-words.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { textTypeWords } from '../text-type-words.ts';

/** One of the twelve question types, as offered by the dashboard. */
export interface PartOffer {
  part: QuestionType;
  title: string;
  aim: string;
  /** The reason why the question type is unavailable; null if it is available. */
  why: string | null;
  /** True if the teacher's plan does not include the question type. */
  isLocked: boolean;
}

/** The twelve question types. If the plan or the text type does not allow a type, its reason is included. */
export function offerParts(textType: TextType, features: readonly string[]): PartOffer[] {
  return questionTypes.map((part) => {
    const { fits } = kinds[part];
    const isLocked = !features.includes(questionFeatures[part]);
    const why = isLocked
      ? t`Not in your plan`
      : fits(textType)
        ? null
        : part === 'whoSaidWhat'
          ? t`Needs a dialogue`
          : t`Doesn’t suit “${{ textType: i18n._(textTypeWords[textType]) }}”`;
    const title = i18n._(questionWords[part]);
    return { part, title, aim: i18n._(kindWords[part].aim), why, isLocked };
  });
}

/**
 * The selected question types that will be generated. The others are skipped until the text type or the plan
 * allows them.
 */
export function partsToGenerate(
  chosen: readonly string[],
  textType: TextType,
  features: readonly string[],
): string[] {
  return offerParts(textType, features)
    .filter((offer) => offer.why === null && chosen.includes(offer.part))
    .map((offer) => offer.part);
}
