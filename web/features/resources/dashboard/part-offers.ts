import { questionFeatures } from '#contracts/access/question-features.ts';
import { type TextType, textTypeNames } from '#contracts/resources/draft.ts';
import { kinds, type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';

/** One of the twelve kinds of questions as the dashboard offers it. */
export interface PartOffer {
  part: QuestionType;
  title: string;
  aim: string;
  /** Why it cannot be chosen now; null when it can. */
  why: string | null;
}

/** The twelve kinds, with the reason at those that this plan or this text type does not allow. */
export function offerParts(textType: TextType, features: readonly string[]): PartOffer[] {
  return questionTypes.map((part) => {
    const { title, aim, fits } = kinds[part];
    const why = !features.includes(questionFeatures[part])
      ? 'Not in your plan'
      : fits(textType)
        ? null
        : part === 'whoSaidWhat'
          ? 'Needs a dialogue'
          : `Does not suit “${textTypeNames[textType]}”`;
    return { part, title, aim, why };
  });
}

/** Of the chosen parts those that will be made: the rest wait until the text type or the plan allows them. */
export function partsToGenerate(
  chosen: readonly string[],
  textType: TextType,
  features: readonly string[],
): string[] {
  return offerParts(textType, features)
    .filter((offer) => offer.why === null && chosen.includes(offer.part))
    .map((offer) => offer.part);
}
