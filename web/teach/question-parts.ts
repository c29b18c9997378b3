import { questionFeatures } from '#contracts/access/question-features.ts';
import { questionNames } from '#contracts/access/question-names.ts';
import type { Part } from '#contracts/resources/resource.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';

const types = Object.keys(questionFeatures) as QuestionType[];

/** The parts that can be shown as questions, in the product's order. */
export function questionParts(parts: readonly Part[]): { type: QuestionType; name: string }[] {
  const made = new Set(
    parts.filter(({ content }) => content !== undefined && content !== null).map((p) => p.part),
  );
  return types.filter((type) => made.has(type)).map((type) => ({ type, name: nameOf(type) }));
}

/** Without the registry, which would bring every prompt and check into this page. */
const nameOf = (type: QuestionType): string =>
  type === 'syllables' ? 'Syllables' : questionNames[questionFeatures[type]];
